import { codeOfDemoAdmin } from './admin.ts'

/** `npm run demo:code` */
console.log(codeOfDemoAdmin(new Date()))
