-- Addresses are stored with the ASCII form of their domain. Those that were stored with umlauts in it get that form here. Where
-- a row with that form exists already, the older spelling stays as it is: no row is removed, and the operator reads how many.
-- The owner of the tables sees no row while row-level security is forced; it is forced again at the end of this migration.
CREATE FUNCTION public.migration_label(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
-- Punycode, as RFC 3492, 6.3 writes it.
DECLARE
  points int[] := (SELECT array_agg(ascii(c)) FROM regexp_split_to_table(given, '') AS c);
  written text := regexp_replace(given, '[^\x01-\x7f]', '', 'g');
  basic CONSTANT int := length(written);
  done int := basic;
  n int := 128;
  bias int := 72;
  delta bigint := 0;
  next_n int;
  point int;
  q bigint;
  k int;
  t int;
BEGIN
  IF given !~ '[^\x01-\x7f]' THEN RETURN given; END IF;
  IF basic > 0 THEN written := written || '-'; END IF;
  WHILE done < array_length(points, 1) LOOP
    next_n := (SELECT min(p) FROM unnest(points) AS p WHERE p >= n);
    delta := delta + (next_n - n)::bigint * (done + 1);
    n := next_n;
    FOREACH point IN ARRAY points LOOP
      IF point < n THEN delta := delta + 1; END IF;
      IF point = n THEN
        q := delta;
        k := 36;
        LOOP
          t := CASE WHEN k <= bias THEN 1 WHEN k >= bias + 26 THEN 26 ELSE k - bias END;
          EXIT WHEN q < t;
          written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', (t + (q - t) % (36 - t))::int + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        END LOOP;
        written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', q::int + 1, 1);
        delta := CASE WHEN done = basic THEN delta / 700 ELSE delta / 2 END;
        delta := delta + delta / (done + 1);
        k := 0;
        WHILE delta > 455 LOOP
          delta := delta / 35;
          k := k + 36;
        END LOOP;
        bias := (k + 36 * delta / (delta + 38))::int;
        delta := 0;
        done := done + 1;
      END IF;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || written;
END $$;--> statement-breakpoint
CREATE FUNCTION public.migration_domain(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
-- Null for a domain that stays as it is: in ASCII already, or none that the DNS knows.
DECLARE
  mapped CONSTANT text := lower(normalize(translate(given, U&'\3002\FF0E\FF61', '...'), NFKC));
  converted text;
BEGIN
  IF given !~ '[^\x01-\x7f]' THEN RETURN NULL; END IF;
  converted := (SELECT string_agg(public.migration_label(label), '.' ORDER BY at)
    FROM regexp_split_to_table(mapped, '\.') WITH ORDINALITY AS labels (label, at));
  RETURN CASE WHEN length(converted) <= 253
    AND converted ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$' THEN converted END;
END $$;--> statement-breakpoint
CREATE FUNCTION public.migration_address(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(given FROM '^.*@') || public.migration_domain(substring(given FROM '[^@]*$'))
$$;--> statement-breakpoint
DO $$
DECLARE
  tables CONSTANT text[] := ARRAY['app', 'app_user', 'admin_user', 'seat', 'seat_reservation', 'account_departure',
    'staff_invitation', 'mailed_link', 'account_request', 'mail', 'sponsor'];
  one text;
  kept bigint := 0;
  old record;
BEGIN
  FOREACH one IN ARRAY tables LOOP EXECUTE format('ALTER TABLE public.%I NO FORCE ROW LEVEL SECURITY', one); END LOOP;

  -- Without a rule that an address comes once.
  UPDATE public.app SET sender_email_address = public.migration_address(sender_email_address)
  WHERE public.migration_address(sender_email_address) IS NOT NULL;
  UPDATE public.account_departure SET email_address = public.migration_address(email_address)
  WHERE public.migration_address(email_address) IS NOT NULL;
  UPDATE public.mailed_link SET email_address = public.migration_address(email_address)
  WHERE public.migration_address(email_address) IS NOT NULL;
  UPDATE public.account_request SET email_address = public.migration_address(email_address)
  WHERE public.migration_address(email_address) IS NOT NULL;
  UPDATE public.mail SET to_address = public.migration_address(to_address)
  WHERE public.migration_address(to_address) IS NOT NULL;
  UPDATE public.mail SET reply_to = public.migration_address(reply_to)
  WHERE public.migration_address(reply_to) IS NOT NULL;
  UPDATE public.sponsor SET registration_link_domains = ARRAY(
    SELECT DISTINCT coalesce(public.migration_domain(domain), domain) FROM unnest(registration_link_domains) AS domain)
  WHERE EXISTS (SELECT FROM unnest(registration_link_domains) AS domain WHERE public.migration_domain(domain) IS NOT NULL);

  -- With such a rule: one by one, the oldest first.
  FOR old IN SELECT app_id, id, public.migration_address(email_address) AS address FROM public.app_user
    WHERE public.migration_address(email_address) IS NOT NULL ORDER BY created_at, id LOOP
    UPDATE public.app_user u SET email_address = old.address WHERE u.app_id = old.app_id AND u.id = old.id
      AND NOT EXISTS (SELECT FROM public.app_user o WHERE o.app_id = old.app_id AND o.email_address = old.address);
    IF NOT FOUND THEN kept := kept + 1; END IF;
  END LOOP;
  FOR old IN SELECT id, public.migration_address(email_address) AS address FROM public.admin_user
    WHERE public.migration_address(email_address) IS NOT NULL ORDER BY created_at, id LOOP
    UPDATE public.admin_user u SET email_address = old.address WHERE u.id = old.id
      AND NOT EXISTS (SELECT FROM public.admin_user o WHERE o.email_address = old.address);
    IF NOT FOUND THEN kept := kept + 1; END IF;
  END LOOP;
  -- A used seat before one that is only begun.
  FOR old IN SELECT app_id, id, public.migration_address(email_address) AS address FROM public.seat
    WHERE public.migration_address(email_address) IS NOT NULL ORDER BY account_id IS NULL, created_at, id LOOP
    UPDATE public.seat s SET email_address = old.address WHERE s.app_id = old.app_id AND s.id = old.id
      AND NOT EXISTS (SELECT FROM public.seat o WHERE o.app_id = old.app_id AND o.email_address = old.address);
    IF NOT FOUND THEN kept := kept + 1; END IF;
  END LOOP;
  FOR old IN SELECT app_id, sponsor_id, email_address, public.migration_address(email_address) AS address
    FROM public.seat_reservation WHERE public.migration_address(email_address) IS NOT NULL ORDER BY started_at LOOP
    UPDATE public.seat_reservation r SET email_address = old.address
    WHERE r.app_id = old.app_id AND r.sponsor_id = old.sponsor_id AND r.email_address = old.email_address
      AND NOT EXISTS (SELECT FROM public.seat_reservation o
        WHERE o.app_id = old.app_id AND o.sponsor_id = old.sponsor_id AND o.email_address = old.address);
    IF NOT FOUND THEN kept := kept + 1; END IF;
  END LOOP;
  FOR old IN SELECT app_id, id, public.migration_address(email_address) AS address FROM public.staff_invitation
    WHERE public.migration_address(email_address) IS NOT NULL ORDER BY invited_at, id LOOP
    UPDATE public.staff_invitation i SET email_address = old.address WHERE i.app_id = old.app_id AND i.id = old.id
      AND NOT EXISTS (SELECT FROM public.staff_invitation o WHERE o.app_id = old.app_id AND o.email_address = old.address);
    IF NOT FOUND THEN kept := kept + 1; END IF;
  END LOOP;

  FOREACH one IN ARRAY tables LOOP EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', one); END LOOP;
  -- The class of warnings; the start shows it.
  IF kept > 0 THEN
    RAISE WARNING '% rows keep an address with umlauts in its domain, because another row has its ASCII form. docs/decisions/0042-addresses.md says what to do.', kept
      USING ERRCODE = '01W01';
  END IF;
END $$;--> statement-breakpoint
DROP FUNCTION public.migration_address(text);--> statement-breakpoint
DROP FUNCTION public.migration_domain(text);--> statement-breakpoint
DROP FUNCTION public.migration_label(text);
