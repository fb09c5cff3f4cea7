/** Whether the device has a German voice is known there alone. */
export const useListening = () => null
export const RATES = []
