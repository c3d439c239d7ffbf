import { formatPercent } from '@mboalink/shared/format.ts';
import { changeWord, type Figure } from '@mboalink/shared/insights/figures.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';

/** A change in words: '12% more', '4 points less'; empty where there is nothing to compare. */
export function useChangeText(): (figure: Figure) => string {
  const { t, i18n } = useTranslation('dashboard');
  return (figure) => {
    const word = changeWord(figure);
    if (!word) return '';
    const percent = figure.change === 'new' ? 0 : Math.abs(figure.change);
    if (figure.inPoints && (word === 'more' || word === 'less'))
      return t(`figures.points.${word}`, { count: percent });
    return t(`figures.change.${word}`, { percent: formatPercent(percent, languageOf(i18n)) });
  };
}
