/** `untried`: made, and no payer has been asked yet. */
export type PaymentState =
  | 'untried'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  | 'expired';

export type FailureReason = 'insufficient funds' | 'rejected by the payer' | 'not answered' | 'failed';

const seconds = 1000;

/** How long a payer takes where the script says nothing else. */
export const usualTime = 6 * seconds;

type Ending =
  | { after: number; state: 'succeeded' | 'failed' | 'rejected' | 'strange'; reason?: FailureReason }
  /** The prompt runs out, where the provider's prompts do. */
  | 'unanswered'
  | 'never';

/** What becomes of a payment whose payer is asked. */
export type Script = {
  title: string;
  ending: Ending;
  /** Of the amount, what is not paid. */
  shortBy?: number;
  paidCurrency?: string;
  /** What the application hears when it asks: nothing, an error, or an answer that its webhook overtakes. */
  answer?: 'unavailable' | 'lost' | 'overtaken';
  /** For how long a slow provider keeps whoever asks waiting. */
  answersAfter?: number;
  /** How often each webhook is sent, at the same instant; once where nothing is said. */
  webhooks?: number;
  forged?: true;
  /** What the webhook says whatever the record says. */
  claims?: PaymentState;
  /** A second webhook that contradicts the record. */
  afterwards?: { after: number; claims: PaymentState };
  /** For how long each reading of the record is refused. */
  limitedFor?: number;
};

const paid: Ending = { after: usualTime, state: 'succeeded' };

/** Paid by a prompt that goes out when the provider answers at last. */
const slow = (answersAfter: number): Omit<Script, 'title'> => ({
  answersAfter,
  ending: { after: answersAfter + usualTime, state: 'succeeded' },
});

const scripts: Record<string, Script> = {
  '0000': { title: 'paid after 6 s', ending: paid },
  '0001': {
    title: 'insufficient funds',
    ending: { after: usualTime, state: 'failed', reason: 'insufficient funds' },
  },
  '0002': {
    title: 'rejected by the payer',
    ending: { after: usualTime, state: 'rejected', reason: 'rejected by the payer' },
  },
  '0003': { title: 'prompt runs out', ending: 'unanswered' },
  '0004': { title: 'stays pending', ending: 'never' },
  '0005': { title: 'paid after 200 s', ending: { after: 200 * seconds, state: 'succeeded' } },
  '0006': { title: '503 after 28 s, paid all the same', ...slow(28 * seconds), answer: 'unavailable' },
  '0007': { title: 'paid 100 less', ending: paid, shortBy: 100 },
  '0008': { title: 'paid in another currency', ending: paid, paidCurrency: 'XOF' },
  '0009': {
    title: 'webhook before the answer',
    ending: { after: 0, state: 'succeeded' },
    answer: 'overtaken',
  },
  '0010': { title: 'webhook three times', ending: paid, webhooks: 3 },
  '0011': { title: 'no webhook', ending: paid, webhooks: 0 },
  '0012': { title: 'webhook with a bad signature', ending: paid, forged: true },
  '0013': {
    title: 'webhook says paid, record says failed',
    ending: { after: usualTime, state: 'failed', reason: 'failed' },
    claims: 'succeeded',
  },
  '0014': {
    title: 'webhook says failed after the success',
    ending: paid,
    afterwards: { after: usualTime, claims: 'failed' },
  },
  '0015': { title: 'unknown word', ending: { after: usualTime, state: 'strange' } },
  '0016': { title: 'record not readable for 60 s (429)', ending: paid, limitedFor: 60 * seconds },
  '0017': { title: 'answer lost, paid all the same', ending: paid, answer: 'lost' },
  '0018': { title: 'answer after 12 s, paid', ...slow(12 * seconds) },
  '0019': { title: 'answer after 22 s, paid', ...slow(22 * seconds) },
};

const standard: Script = { title: 'paid after 6 s', ending: paid };

/** The script that the last four digits of a number choose. */
export const scriptFor = (phone: string): Script => scripts[phone.slice(-4)] ?? standard;

/** Each script with its digits, for the page. */
export const scriptTitles = (): { digits: string; title: string }[] =>
  Object.entries(scripts).map(([digits, { title }]) => ({ digits, title }));
