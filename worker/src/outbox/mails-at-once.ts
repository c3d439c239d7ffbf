/** So many the outbox sends in a run, and so many a job tells: mails that matter more wait behind one run of a job at most. */
export const mailsAtOnce = 20;
