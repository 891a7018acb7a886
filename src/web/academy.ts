export { academy } from '#rules/academy.ts'
