export { describeDemoWorld, prepareDemoWorld } from './demo-world.ts'
export { fillDemoWorld } from './fill-demo-world.ts'
