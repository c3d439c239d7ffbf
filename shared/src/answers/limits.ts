/** When buyers are asked whether a seller answered, and from how many answers on the share is shown. */
export const answerLimits = {
  /** The question comes so many days after the tap, and is gone so many days after it. */
  askedAfterDays: 3,
  askedForDays: 30,
  /** How many questions a member is answered at once; a screen shows one at a time. */
  questions: 5,
  /** What a younger account says is kept and counts for nobody. */
  youngDays: 30,
  /** Who answered less than half of so many or more stands behind all others who fit as well. */
  sinksFrom: 8,
} as const;

/** What somebody may say of whether a seller answered them. */
export const answers = ['yes', 'not_yet', 'wrong_number'] as const;

export type Answer = (typeof answers)[number];

/** How somebody got in touch: by a tap, or by a need that the seller answered. */
export const questionCauses = ['whatsapp', 'phone', 'email', 'need'] as const;

export type QuestionCause = (typeof questionCauses)[number];
