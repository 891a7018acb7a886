import '../zod-without-eval.ts'
import { livenForStudent } from './student-plans.ts'

livenForStudent()
