/** A picture that a shared link shows, of 1200 by 630 pixels. */
export type SharePicture = { address: string; alt: string; type: 'image/png' | 'image/jpeg' };
