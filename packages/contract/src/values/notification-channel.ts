/**
 * Android's name for a kind of message: the shell describes it to the system, the server sends messages to it,
 * and Google's library shows them under an English name of its own when it is described nowhere.
 */
export const ANDROID_CHANNEL = 'reminders'
