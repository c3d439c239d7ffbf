import { expect, it } from 'vitest';
import { renderWithMessages } from '../../test/render.tsx';
import { FaqScreen } from './faq-screen.tsx';

const itemOf = (type: string) => `[itemtype="https://schema.org/${type}"]`;

it.each(['en', 'fr'] as const)(
  'says to search engines in schema.org’s words what is asked and answered, in %s, without a script',
  async (language) => {
    const { container } = await renderWithMessages(<FaqScreen />, {
      language,
      messages: ['faq', 'pricing'],
    });
    const pages = container.querySelectorAll(itemOf('FAQPage'));
    expect(pages).toHaveLength(1);
    const questions = [...(pages[0]?.querySelectorAll(itemOf('Question')) ?? [])];
    expect(questions.length).toBe(container.querySelectorAll('details').length);
    expect(questions.length).toBeGreaterThan(20);
    for (const question of questions) {
      expect(question.getAttribute('itemprop')).toBe('mainEntity');
      const names = question.querySelectorAll('[itemprop="name"]');
      const answer = question.querySelector(`[itemprop="acceptedAnswer"]${itemOf('Answer')}`);
      const [name, text] = [names[0]?.textContent, answer?.querySelector('[itemprop="text"]')?.textContent];
      expect(names).toHaveLength(1);
      expect(name).toBe(question.querySelector('summary')?.textContent);
      expect(text?.length).toBeGreaterThan(20);
    }
    expect(container.querySelector('script')).toBeNull();
  },
);
