import { createInterface } from 'node:readline'
import { romanise } from '#language/hindi/romanise/romanise.ts'

for await (const line of createInterface({ input: process.stdin })) console.log(romanise(line))
