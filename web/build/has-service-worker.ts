/** Whether this deployment keeps copies in browsers, or takes them back. */
export const hasServiceWorker = process.env.SERVICE_WORKER !== 'remove';
