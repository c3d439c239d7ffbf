import { generateWorkerTypes } from './built.ts';

await generateWorkerTypes();
