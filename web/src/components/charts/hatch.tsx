/** The hatching of periods without measurements: one definition in the page, used by name. */
export const Hatch = () => (
  <svg aria-hidden="true" width="0" height="0" className="absolute">
    <defs>
      <pattern id="chart-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="6" className="fill-current text-line-strong" />
      </pattern>
    </defs>
  </svg>
);
