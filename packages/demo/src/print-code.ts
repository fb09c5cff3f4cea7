import { codeOfDemoAdmin } from './admin.ts'

/** `npm run demo:code`: the code that the login of the demo world's admin asks for. */
console.log(codeOfDemoAdmin(new Date()))
