// Puts a piece of a component somewhere else in the page, and takes it away with the component.
import type { Attachment } from "svelte/attachments";

/** Into the first element that fits; left where it is if there is none or none is wanted. */
export const into =
  (selector: string | null): Attachment<HTMLElement> =>
  (element) => {
    const place = selector === null ? null : document.querySelector(selector);
    if (place === null) return;
    place.append(element);
    return () => element.remove();
  };
