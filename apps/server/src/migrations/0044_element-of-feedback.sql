-- expand
ALTER TABLE "feedback_message" ADD COLUMN "content_element_id" uuid;