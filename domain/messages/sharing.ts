export const sharingMessages = {
  /** The hint for a link that is selected for the visitor, because the browser does not let the page copy it. */
  copyLinkHint: "Your browser didn't let us copy the link. It's selected: copy it from here.",
}
