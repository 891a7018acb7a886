/** spec 2: the tabs of the newer screen, in their order. */
export const notificationCategories = ['contentUpdate', 'technicalUpdate', 'officialNews'] as const
export type NotificationCategory = (typeof notificationCategories)[number]

/** The level that it is for; empty where it is for all. */
export const notificationTags = ['', 'beginners', 'intermediate', 'advanced', 'fluent'] as const

/** Which of the profile's two switches keeps a notification away (spec 4). */
export type NotificationSwitch = 'teacher' | 'comment'

export const audienceKinds = ['everybody', 'subscribers', 'language', 'course', 'student'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/** Those that need no further name: all students, and those whose paid time runs when they look. */
export const wideAudiences = ['everybody', 'subscribers'] as const
export type WideAudience = (typeof wideAudiences)[number]

export function isWide(kind: AudienceKind): kind is WideAudience {
  return kind === 'everybody' || kind === 'subscribers'
}

/** What an admin tells many is an announcement of the teaching team; what concerns one person alone always arrives. */
export function switchOfAnnouncement(audience: AudienceKind): NotificationSwitch | null {
  return audience === 'student' ? null : 'teacher'
}

/** A bell counts no further; past it, it says "99+". */
export const bellCountsTo = 99
/** And no list of unread ones is counted further. */
export const unreadCountsTo = 999
