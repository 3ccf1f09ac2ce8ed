/** The mark of X; brand marks are not in the icon set. */
export function SocialMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-4.5" fill="currentColor" aria-hidden="true">
      <path d="M17.6 3h3.1l-6.8 7.8L22 21h-6.3l-4.9-6.4L5.2 21H2.1l7.3-8.3L1.7 3h6.4l4.4 5.9L17.6 3Zm-1.1 16.2h1.7L7.3 4.7H5.5l11 14.5Z" />
    </svg>
  );
}
