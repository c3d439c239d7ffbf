-- Shows contacts in a list: with the numbers that the viewer was shown before or is shown now, what is newly shown is
-- written down and counted. No row where the session no longer runs. The viewer's row is locked, and then their
-- counters, only where somebody new may be shown. Statements in a function are planned once for each connection.
-- `needs_room`: nothing is answered once the viewer may open nobody any more; `shows_new`: whether contacts that were
-- not shown before may be. A tap on one contact has its own statements: `showContacts` in the Worker.
CREATE OR REPLACE FUNCTION show_listed(
    keys integer[],
    needs_room boolean,
    shows_new boolean,
    network_hashes text[],
    network_factors integer[],
    member_id uuid,
    session_id uuid,
    asked_at timestamptz,
    asked_span timestamptz,
    hour_ago timestamptz,
    first_hours_ago timestamptz,
    day_start timestamptz,
    asked_day date)
  RETURNS SETOF json LANGUAGE plpgsql ROWS 1
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  PERFORM * FROM (
    SELECT id FROM users
    WHERE ((users.id = member_id AND users.user_type = 'buyer') AND shows_new AND EXISTS (
      WITH asked AS (
        SELECT asked_key, row_number() OVER () AS asked_position
        FROM (SELECT unnest(keys) AS asked_key FROM (SELECT) AS one_row) each_asked WHERE true)
      SELECT listings.user_id FROM asked INNER JOIN listings ON listings.search_key = asked_key
      WHERE NOT EXISTS (
        SELECT contact_id FROM shown_contacts
        WHERE (shown_contacts.viewer_id = member_id AND shown_contacts.contact_id = listings.user_id))))
    ORDER BY users.id ASC FOR NO KEY UPDATE) AS done;
  shows_new := FOUND;

  PERFORM * FROM (
    WITH counters AS (
      (((SELECT id::text AS counted_for, null::int AS network_factor FROM users WHERE users.id = member_id)
      UNION (SELECT identity_hash, null::int AS network_factor FROM account_identities
        WHERE account_identities.user_id = member_id))
      UNION (SELECT device_hash, null::int AS network_factor FROM sessions
        WHERE (sessions.id = session_id AND sessions.device_hash IS NOT NULL)))
      UNION (SELECT unnest(network_hashes::text[]), unnest(network_factors::int[]) FROM users
        WHERE users.id = member_id AND users.created_at > asked_at::timestamptz - make_interval(days => 7::int)))
    SELECT pg_advisory_xact_lock(hashtextextended(('shown:' || counted_for)::text, 0))
    FROM (SELECT DISTINCT counted_for FROM counters WHERE shows_new ORDER BY counted_for ASC) ordered) AS done;

  RETURN QUERY
  WITH viewer AS (
    SELECT users.id,
      users.user_type,
      running_plan(subscriptions.plan, subscriptions.pro_until, subscriptions.premium_until, asked_at::timestamptz) AS plan,
      (CASE
        WHEN subscriptions.user_id IS NULL THEN 'none'
        WHEN subscriptions.trial_ends_at > asked_at THEN 'trial'
        WHEN subscriptions.paid_until > asked_at THEN 'active'
        WHEN subscriptions.paid_until > asked_at::timestamptz - make_interval(days => 3::int) THEN 'grace'
        WHEN users.user_type = 'buyer' THEN 'none'
        ELSE 'expired' END) AS state,
      (CASE
        WHEN (CASE
          WHEN subscriptions.user_id IS NULL THEN 'none'
          WHEN subscriptions.trial_ends_at > asked_at THEN 'trial'
          WHEN subscriptions.paid_until > asked_at THEN 'active'
          WHEN subscriptions.paid_until > asked_at::timestamptz - make_interval(days => 3::int) THEN 'grace'
          WHEN users.user_type = 'buyer' THEN 'none'
          ELSE 'expired' END) = 'trial'
        THEN CASE running_plan(subscriptions.plan, subscriptions.pro_until, subscriptions.premium_until, asked_at::timestamptz)
          WHEN 'basic' THEN 3::int WHEN 'pro' THEN 5::int WHEN 'premium' THEN 5::int END
        WHEN (CASE
          WHEN subscriptions.user_id IS NULL THEN 'none'
          WHEN subscriptions.trial_ends_at > asked_at THEN 'trial'
          WHEN subscriptions.paid_until > asked_at THEN 'active'
          WHEN subscriptions.paid_until > asked_at::timestamptz - make_interval(days => 3::int) THEN 'grace'
          WHEN users.user_type = 'buyer' THEN 'none'
          ELSE 'expired' END) IN ('active', 'grace')
        THEN CASE running_plan(subscriptions.plan, subscriptions.pro_until, subscriptions.premium_until, asked_at::timestamptz)
          WHEN 'basic' THEN 5::int WHEN 'pro' THEN 10::int WHEN 'premium' THEN 15::int END
        WHEN users.user_type = 'buyer' THEN (
          SELECT min(spent_trials.daily_limit) FROM account_identities
          JOIN spent_trials ON spent_trials.identity_hash = account_identities.identity_hash
          WHERE account_identities.user_id = users.id AND spent_trials.limited_until > asked_at
            AND spent_trials.left_at <= users.created_at)
        ELSE 0 END) AS daily_limit,
      listings.region_slug,
      listings.city_slug,
      (SELECT greatest(count(*), ((
          SELECT max(numbers) FROM (
            SELECT sum(shown_counts.by_taps)::int AS numbers FROM account_identities
            INNER JOIN spent_trials ON (spent_trials.identity_hash = account_identities.identity_hash
              AND spent_trials.limited_until > asked_at)
            INNER JOIN shown_counts ON (shown_counts.counter = account_identities.identity_hash
              AND shown_counts.counted_at >= day_start)
            WHERE (account_identities.user_id = users.id AND spent_trials.left_at <= users.created_at)
            GROUP BY account_identities.identity_hash) counts)))::int
          - count(refunded_at)::int - count(pass_tx_ref)::int
        FROM reveals WHERE (reveals.viewer_id = users.id AND reveals.day = asked_day)) AS viewed_today,
      (SELECT coalesce(json_agg(json_build_object(
          'txRef', passes.tx_ref,
          'kind', passes.kind,
          'reveals', passes.reveals,
          'remaining', passes.reveals - passes.used,
          'endsAt', to_char(passes.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          ORDER BY passes.ends_at, passes.tx_ref), '[]')
        FROM passes
        WHERE (passes.user_id = users.id AND passes.ends_at > asked_at AND passes.used < passes.reveals)) AS passes,
      users.created_at,
      coalesce(users.turned_buyer_at >= day_start, false) AS sold_today
    FROM sessions
    INNER JOIN users ON users.id = sessions.user_id
    INNER JOIN listings ON listings.user_id = users.id
    LEFT JOIN subscriptions ON subscriptions.user_id = users.id
    WHERE (sessions.id = session_id AND sessions.user_id = member_id
      AND (sessions.ended_at IS NULL AND sessions.expires_at > asked_at))),

  asked AS (
    SELECT asked_key, row_number() OVER () AS asked_position
    FROM (SELECT unnest(keys) AS asked_key FROM (SELECT) AS one_row) each_asked
    WHERE (NOT needs_room OR (
      SELECT viewed_today >= daily_limit IS NOT TRUE
        OR CASE WHEN daily_limit IS NULL THEN 0 ELSE json_array_length(passes) END > 0
      FROM viewer))),

  found AS (
    SELECT listings.user_id,
      asked_position,
      EXISTS (SELECT contact_id FROM shown_contacts
        WHERE (shown_contacts.viewer_id = (SELECT viewer.id FROM viewer)
          AND shown_contacts.contact_id = listings.user_id)) AS is_known,
      listings.hide_email,
      EXISTS (SELECT contact_id FROM saved_contacts
        WHERE (saved_contacts.user_id = (SELECT viewer.id FROM viewer)
          AND saved_contacts.contact_id = listings.user_id)) AS is_saved,
      CASE WHEN listings.user_type <> 'buyer' THEN listings.slug ELSE '' END AS card_slug,
      CASE WHEN listings.user_type <> 'buyer' THEN listings.business_name END AS card_name,
      CASE WHEN listings.user_type <> 'buyer' THEN listings.profile_picture ELSE null END AS "card_profilePicture",
      CASE WHEN listings.user_type <> 'buyer' THEN listings.category_slug ELSE '' END AS "card_categorySlug",
      CASE WHEN listings.user_type <> 'buyer' THEN listings.subcategory_slug ELSE '' END AS "card_subcategorySlug",
      CASE WHEN listings.user_type <> 'buyer' THEN listings.item_slugs ELSE '{}' END AS "card_itemSlugs",
      listings.city_slug,
      listings.region_slug,
      CASE WHEN listings.user_type <> 'buyer' THEN listings.quartier ELSE null END AS card_quartier,
      CASE WHEN listings.user_type <> 'buyer' THEN listings.landmark ELSE null END AS card_landmark,
      CASE WHEN listings.plan_weight = 3 THEN listings.other_locations ELSE '[]' END AS other_locations,
      CASE WHEN listings.user_type <> 'buyer' THEN listings.description ELSE '' END AS card_description,
      CASE WHEN listings.user_type <> 'buyer' THEN listings.keywords ELSE '{}' END AS card_keywords,
      listings.user_type,
      listings.joined_at,
      listings.has_open_page,
      listings.is_active,
      listings.opening_hours <> '{}' AS has_hours,
      listings.opened_by,
      listings.trusted_by,
      coalesce(listings.number_changed_at > asked_at::timestamptz - make_interval(days => 30::int), false) AS number_changed,
      running_plan(subscriptions.plan, subscriptions.pro_until, subscriptions.premium_until, asked_at::timestamptz) AS card_plan,
      (CASE
        WHEN subscriptions.user_id IS NULL THEN 'none'
        WHEN subscriptions.trial_ends_at > asked_at THEN 'trial'
        WHEN subscriptions.paid_until > asked_at THEN 'active'
        WHEN subscriptions.paid_until > asked_at::timestamptz - make_interval(days => 3::int) THEN 'grace'
        WHEN listings.user_type = 'buyer' THEN 'none'
        ELSE 'expired' END) AS card_state,
      subscriptions.paid_until AS card_paid_until
    FROM asked
    INNER JOIN listings ON listings.search_key = asked_key
    LEFT JOIN subscriptions ON subscriptions.user_id = listings.user_id
    WHERE (
      ((listings.visible_until > asked_at
        AND listings.user_id <> (SELECT viewer.id FROM viewer)
        AND ((SELECT viewer.user_type FROM viewer) <> 'buyer' OR listings.user_type <> 'buyer'))
      OR (EXISTS (SELECT contact_id FROM reveals
          WHERE (reveals.viewer_id = (SELECT viewer.id FROM viewer) AND reveals.contact_id = listings.user_id))
        AND EXISTS (SELECT id FROM users WHERE (users.id = listings.user_id AND users.deleted_at IS NULL))))
      AND ((NOT EXISTS (SELECT id FROM blocks
          WHERE (blocks.user_id = (SELECT viewer.id FROM viewer) AND blocks.blocked_id = listings.user_id
            AND NOT blocks.unnamed))
        AND NOT EXISTS (SELECT id FROM blocks
          WHERE (blocks.user_id = listings.user_id AND blocks.blocked_id = (SELECT viewer.id FROM viewer))))))),

  counters AS (
    (((SELECT id::text AS counted_for, null::int AS network_factor FROM users WHERE users.id = member_id)
    UNION (SELECT identity_hash, null::int AS network_factor FROM account_identities
      WHERE account_identities.user_id = member_id))
    UNION (SELECT device_hash, null::int AS network_factor FROM sessions
      WHERE (sessions.id = session_id AND sessions.device_hash IS NOT NULL)))
    UNION (SELECT unnest(network_hashes::text[]), unnest(network_factors::int[]) FROM users
      WHERE users.id = member_id AND users.created_at > asked_at::timestamptz - make_interval(days => 7::int))),

  spent AS (
    SELECT counted_for,
      network_factor,
      coalesce(sum(shown_counts.in_lists) FILTER (WHERE shown_counts.counted_at >= day_start), 0)::int AS listed_today,
      coalesce(sum(shown_counts.in_lists) FILTER (WHERE shown_counts.counted_at >= hour_ago), 0)::int AS listed_this_hour,
      coalesce(sum(shown_counts.in_lists) FILTER (WHERE shown_counts.counted_at >= first_hours_ago), 0)::int AS listed_at_first,
      coalesce(sum(shown_counts.by_taps) FILTER (WHERE shown_counts.counted_at >= hour_ago), 0)::int AS tapped_this_hour,
      coalesce(sum(shown_counts.by_taps) FILTER (WHERE shown_counts.counted_at >= day_start), 0)::int AS tapped_today,
      coalesce(sum(shown_counts.in_lists + shown_counts.by_taps) FILTER (WHERE shown_counts.counted_at >= hour_ago), 0)::int
        AS all_this_hour,
      min(to_char(shown_counts.counted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        FILTER (WHERE shown_counts.counted_at >= hour_ago) AS since,
      min(to_char(shown_counts.counted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        FILTER (WHERE shown_counts.counted_at >= hour_ago AND shown_counts.by_taps > 0) AS tapped_since
    FROM counters
    LEFT JOIN shown_counts ON (shown_counts.counter = counted_for AND shown_counts.counted_at >= first_hours_ago)
    GROUP BY counted_for, network_factor),

  allowance AS (
    SELECT
      CASE WHEN (SELECT sold_today FROM viewer) THEN 0
        ELSE 200::int - max(listed_today) FILTER (WHERE network_factor IS NULL) END AS listed_today,
      200::int - max(listed_this_hour) FILTER (WHERE network_factor IS NULL) AS listed_this_hour,
      CASE WHEN (SELECT viewer.created_at > asked_at::timestamptz - make_interval(hours => 24::int) FROM viewer)
        THEN 60::int - max(listed_at_first) FILTER (WHERE network_factor IS NULL) END AS listed_at_first,
      60::int - max(tapped_this_hour) FILTER (WHERE network_factor IS NULL) AS tapped_this_hour,
      CASE WHEN (SELECT sold_today FROM viewer) THEN 0
        ELSE 200::int - max(tapped_today) FILTER (WHERE network_factor IS NULL) END AS tapped_today,
      (array_agg(tapped_since ORDER BY tapped_this_hour DESC) FILTER (WHERE network_factor IS NULL))[1] AS tapped_since,
      min(150::int * network_factor - all_this_hour) AS network,
      min(250::int * network_factor - all_this_hour) AS network_with_work,
      (array_agg(since ORDER BY 150::int * network_factor - all_this_hour)
        FILTER (WHERE network_factor IS NOT NULL))[1] AS network_since
    FROM spent),

  fresh AS (
    SELECT user_id, row_number() OVER (ORDER BY asked_position) AS place FROM found WHERE NOT is_known),

  shown AS (
    INSERT INTO shown_contacts (viewer_id, contact_id, shown_at)
    SELECT viewer.id, fresh.user_id, asked_at FROM viewer, fresh
    WHERE place <= (
      SELECT CASE
        WHEN NOT shows_new THEN 0
        WHEN daily_limit IS NULL THEN greatest(0, least(listed_today, listed_this_hour, listed_at_first, network))
        ELSE 0 END
      FROM viewer, allowance)
    ON CONFLICT DO NOTHING
    RETURNING shown_contacts.contact_id),

  counted AS (
    INSERT INTO shown_counts (counter, counted_at, in_lists, by_taps)
    SELECT counted_for, asked_span, (SELECT count(*)::int FROM shown), 0 FROM counters
    WHERE EXISTS (SELECT FROM shown)
    ON CONFLICT (counter, counted_at) DO UPDATE
      SET in_lists = shown_counts.in_lists + excluded.in_lists, by_taps = shown_counts.by_taps + excluded.by_taps)

  SELECT json_build_object(
    'viewer', json_build_object(
      'id', viewer.id,
      'userType', viewer.user_type,
      'plan', plan,
      'state', state,
      'dailyLimit', daily_limit,
      'citySlug', viewer.city_slug,
      'viewedToday', viewed_today,
      'passes', passes,
      'createdAt', to_char(viewer.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'soldToday', sold_today),
    'allowance', (
      SELECT json_build_object(
        'listedToday', listed_today,
        'listedThisHour', listed_this_hour,
        'listedAtFirst', listed_at_first,
        'tappedToday', tapped_today,
        'tappedThisHour', tapped_this_hour,
        'tappedSince', tapped_since,
        'network', network,
        'networkWithWork', network_with_work,
        'networkSince', network_since)
      FROM allowance),
    'newlyShown', (SELECT count(*)::int FROM shown),
    'newlyRevealed', 0,
    'byPass', 0,
    'contacts', (
      SELECT coalesce(json_agg(json_build_object(
        '_id', found.user_id,
        'slug', card_slug,
        'businessName', card_name,
        'profilePicture', "card_profilePicture",
        'category', "card_categorySlug",
        'subcategory', "card_subcategorySlug",
        'items', "card_itemSlugs",
        'city', found.city_slug,
        'region', found.region_slug,
        'quartier', card_quartier,
        'landmark', card_landmark,
        'otherLocations', other_locations,
        'whatsappNumber', users.whatsapp,
        'email', CASE WHEN NOT found.hide_email THEN users.email END,
        'description', card_description,
        'keywords', card_keywords,
        'userType', found.user_type,
        'joinedDate', to_char(found.joined_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'plan', card_plan,
        'state', card_state,
        'paidUntil', card_paid_until,
        'isActive', found.is_active,
        'hasHours', has_hours,
        'openedBy', found.opened_by,
        'trustedBy', found.trusted_by,
        'numberChanged', number_changed,
        'openPage', found.has_open_page,
        'unlocked', users.id IS NOT NULL,
        'saved', is_saved)
        ORDER BY asked_position), '[]')
      FROM found
      LEFT JOIN users ON users.id = CASE
        WHEN (is_known OR EXISTS (SELECT contact_id FROM shown WHERE shown.contact_id = found.user_id))
        THEN found.user_id END),
    'notFound', (SELECT count(*)::int FROM asked) - (SELECT count(*)::int FROM found))
  FROM viewer;
END $$;
