import { DeleteAccountForm, ProfileForm } from '#calls/profile.ts'
import { firstMistake } from '../first-mistake.ts'

/** By what the profile's forms are checked: fetched once somebody is at one, so that the page comes without it. */
export const mistakeInProfile = (form: unknown) => firstMistake(ProfileForm, form)
export const mistakeInDeletion = (form: unknown) => firstMistake(DeleteAccountForm, form)
