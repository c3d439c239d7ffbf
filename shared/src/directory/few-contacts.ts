/** So many contacts stand on one screen together with what is above them; a document holds as many as finished HTML. */
export const fewContacts = 3;
