/** How to teach with the boards. */
import Text from './texts/teach.mdx';

/** The guide for instructors. */
export function TeachPage() {
  return (
    <article className="lesson-text">
      <h1>Teaching with Tallystick</h1>
      <p className="lesson-meta">A guide for instructors</p>
      <div className="prose about">
        <Text />
      </div>
    </article>
  );
}
