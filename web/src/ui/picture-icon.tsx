import { icon } from './icons.tsx';

/** A photo, with its sun and its hill. */
export const PictureIcon = icon('M4 5h16v14H4zM8.5 9.5h.01M4 17l5-5 4 4 3-3 4 4');
