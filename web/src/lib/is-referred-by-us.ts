/** Whether a page of ours led to this document, by what the browser says of it. */
export const isReferredByUs = () => document.referrer.startsWith(`${location.origin}/`);
