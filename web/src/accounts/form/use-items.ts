import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';

type Named = { slug: string; name: string };

/** The items of a subcategory, in the reader's language; undefined until they are here, null where they did not come. */
export function useItems(subcategory: string): { items: Named[] | null | undefined; retry: () => void } {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [answer, setAnswer] = useState<{ of: string; items: Named[] | null }>();
  const [attempt, setAttempt] = useState(0);
  const asked = `${subcategory} ${language} ${attempt}`;
  useEffect(() => {
    if (!subcategory) return;
    const controller = new AbortController();
    const keep = (items: Named[] | null) => {
      if (!controller.signal.aborted) setAnswer({ of: asked, items });
    };
    api.directory.categoryItems.query({ slug: subcategory }, { signal: controller.signal }).then(
      ({ items }) => keep(items.map((item) => ({ slug: item.slug, name: item[language] }))),
      () => keep(null),
    );
    return () => controller.abort();
  }, [subcategory, language, asked]);
  return {
    items: answer?.of === asked ? answer.items : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
