import { describe, expect, it } from 'vitest';
import { messages as directoryEn } from '../i18n/en/directory.ts';
import { messages as en } from '../i18n/en/faq.ts';
import { messages as homeEn } from '../i18n/en/home.ts';
import { messages as directoryFr } from '../i18n/fr/directory.ts';
import { messages as fr } from '../i18n/fr/faq.ts';
import { messages as homeFr } from '../i18n/fr/home.ts';

const both = [
  { answers: en.answers, report: directoryEn.card.report, sponsored: homeEn.samples.sponsored },
  { answers: fr.answers, report: directoryFr.card.report, sponsored: homeFr.samples.sponsored },
];

describe.each(both)('the answers', ({ answers, report, sponsored }) => {
  it('type no figure of their own: each comes from where it counts', () => {
    const typed = Object.values(answers).map((answer) => answer.replace(/\{\{\w+\}\}/g, ''));
    for (const answer of typed) expect(answer).not.toMatch(/\d/);
  });

  it('name buttons and marks as screens do', () => {
    expect(answers.report).toContain(report);
    expect(answers.ranking).toContain(sponsored);
  });
});

it('the answers name the same figures and pages in both languages', () => {
  const marks = (answer: string) => (answer.match(/\{\{\w+\}\}|\]\(\/[^)]*\)/g) ?? []).sort();
  for (const key of Object.keys(en.answers) as (keyof typeof en.answers)[]) {
    expect(marks(fr.answers[key]), key).toEqual(marks(en.answers[key]));
  }
});
