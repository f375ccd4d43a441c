// The way through the lessons: which comes after which, and where it leads.
import { ORDER, type LessonId } from "../../lib/words/lessons";

export const lessonAt = (id: LessonId): string => `/lesson/${id}`;

/** The lesson after this one; null after the last. */
export const nextOf = (id: LessonId): LessonId | null => ORDER[ORDER.indexOf(id) + 1] ?? null;

/** Where one goes from a lesson: to the next, from the last to the first page. */
export function after(id: LessonId): string {
  const next = nextOf(id);
  return next ? lessonAt(next) : "/";
}

/** The first lesson that is not done; the first of all if every one is. */
export const firstOpen = (done: readonly string[]): LessonId => ORDER.find((id) => !done.includes(id)) ?? (ORDER[0] as LessonId);
