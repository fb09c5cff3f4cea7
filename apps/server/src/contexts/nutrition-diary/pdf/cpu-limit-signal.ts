/** The signal that the system itself sends to a process that has used up its processor time. */
export const CPU_LIMIT_SIGNAL = 'SIGXCPU'
