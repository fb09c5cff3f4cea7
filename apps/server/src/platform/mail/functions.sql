-- Deletes the waiting mails that contain the bound user's address, also those to others.
CREATE FUNCTION lookups.drop_own_mails(given_app uuid)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  own_address text;
BEGIN
  SELECT u.email_address INTO own_address FROM public.app_user u
  WHERE u.app_id = given_app AND u.id = nullif(current_setting('app.user_id', true), '')::uuid;
  DELETE FROM public.mail m WHERE m.app_id = given_app AND (m.to_address = own_address OR m.reply_to = own_address);
END $$;
