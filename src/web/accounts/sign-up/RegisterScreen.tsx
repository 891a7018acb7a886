import { academy } from '#rules/academy.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { toRegister } from '../../paths.ts'
import '../../public.css'
import { SignUp } from './SignUp.tsx'

export const meta = () =>
  pageMeta({
    path: toRegister(),
    title: `Register · ${academy.name}`,
    description: `Make your ${academy.name} account: the first lessons of every course are free.`,
  })

export default function RegisterScreen() {
  return <SignUp />
}
