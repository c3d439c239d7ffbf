import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** Whose address and number are held, and what of a listing is posted once. */
export function identities({ row, rows }: Asking): Effects {
  return {
    refuse_held_identity: async () => {
      await row(`insert into email_changes (user_id, old_email, new_email, old_whatsapp, undo_until)
        select id, 'held@demo.mboalink.cm', email, '+237670000009', now() + interval '1 hour'
        from users where email = 'before@demo.mboalink.cm'`);
      const take = (column: string, value: string, who: string) =>
        row(`update users set ${column} = '${value}' where email = '${who}@demo.mboalink.cm'`);
      const others = take('email', 'held@demo.mboalink.cm', 'after');
      await expect(others).rejects.toMatchObject({ code: '23505', constraint: 'users_email_key' });
      const spelledAnew = take('email', 'held+shop@demo.mboalink.cm', 'after');
      await expect(spelledAnew).rejects.toMatchObject({ code: '23505', constraint: 'users_email_key' });
      const number = take('whatsapp', '+237670000009', 'after');
      await expect(number).rejects.toMatchObject({ code: '23505', constraint: 'users_whatsapp_key' });
      await take('whatsapp', '+237670000009', 'before');
      await row(`update email_changes set undone_at = now()`);
      await take('email', 'held@demo.mboalink.cm', 'after');
    },
    posted_once: async () => {
      const set = (columns: string) => row(`update listings set ${columns} where slug = 'before'`);
      await set(`page_told_at = now(), keywords = '{retouche,5060 ourlets}'`);
      expect(
        await rows(`select kind, name from search_postings join search_terms on id = term
          join listings using (search_key) where slug = 'before' and kind ~ '(all|type|word)$' order by kind, name`),
      ).toEqual([
        { kind: 'open-all', name: 'all' },
        { kind: 'open-word', name: 'eleonore' },
        { kind: 'open-word', name: 'ourlet' },
        { kind: 'open-word', name: 'retouche' },
        { kind: 'word', name: '5060' },
      ]);
    },
    posted_terms: async () => {
      const posted = (kind: string, isOpen: boolean) =>
        rows(`select kind, name from search_terms
          where id = any (posted_terms(known_term_ids('${kind}', '{5060,ourlet,couture}'), ${isOpen})) order by kind, name`);
      const ofVisitors = [{ kind: 'open-word', name: 'ourlet' }];
      expect(await posted('open-word', true)).toEqual(ofVisitors);
      const ofMembers = [
        { kind: 'word', name: '5060' },
        { kind: 'word', name: 'couture' },
      ];
      expect(await posted('word', true)).toEqual(ofMembers);
      expect(await posted('word', false)).toEqual([...ofVisitors, ...ofMembers]);
    },
  };
}
