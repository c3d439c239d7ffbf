import type { Member, peopleOf } from '../../setup/people.ts';

type People = ReturnType<typeof peopleOf>;

const buyerCount = 20;

/** A seller whose paid time runs, who is shown no numbers in lists. */
export async function paidSeller(people: People): Promise<Member> {
  const seller = await people.registerMember({ type: 'seller', selectedPlan: 'premium' });
  await people.sql(
    `update subscriptions set trial_ends_at = now() - interval '1 day', paid_until = now() + interval '30 days'
      where user_id = $1`,
    [seller.user._id],
  );
  return seller;
}

/** Buyers who registered long ago. */
export async function buyers(people: People): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < buyerCount) members.push(await people.registerMember({ type: 'buyer' }));
  await people.sql(`update users set created_at = created_at - interval '60 days' where id = any ($1)`, [
    members.map(({ user }) => user._id),
  ]);
  return members;
}

/** From one run to the next another part of an hour: no row takes the place of one that was moved before. */
let offset = Math.random() * 3600;

/** Lets a day pass over what everybody was shown: nobody meets a limit, and what was shown stays shown. */
export async function passDay(people: People): Promise<void> {
  offset += 1;
  await people.sql(
    `update shown_counts set counted_at = counted_at - interval '1 day' - make_interval(secs => $1)`,
    [offset],
  );
  await people.sql('update reveals set day = day - 1');
}
