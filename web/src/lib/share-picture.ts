/** A picture that a shared link shows; what is drawn for links is `wide`, 1200 by 630 pixels. */
export type SharePicture = { address: string; alt: string; wide?: boolean };
