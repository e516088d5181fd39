/** What Tallystick is and how it deals with its readers. */
import Text from './texts/about.mdx';

/** The about page. */
export function AboutPage() {
  return (
    <article className="lesson-text">
      <h1>About Tallystick</h1>
      <div className="prose about">
        <Text />
      </div>
    </article>
  );
}
