import { describe, expect, test, vi } from 'vitest';
import { ALL_ARTICLES } from '@/src/articles/catalogue';
import { LETTERS } from '@/src/glossary/glossary';
import { CATALOGUE, lessonPath } from '@/src/lessons/course/catalogue';
import { CHANGES } from '@/src/site/changes/changes';
import { metadataOf, picturePath } from '@/src/site/meta/pageMetadata';
import { PICTURES } from '@/src/site/meta/pictures';
import { PAGES, pageAt } from '@/src/site/pages';
import { filesMatching } from '../../tidy/support/tree';

// The texts are MDX, which only the site’s own build reads.
vi.mock('@/src/lessons/content', () => ({
  descriptionOf: () => 'What it is about.',
  lectureTextOf: () => ({ description: 'What it is about.' }),
}));
vi.mock('@/src/articles/describe', () => ({ aboutOf: () => 'What it is about.' }));

const paths = PAGES.map(({ path }) => path);

describe('the list of pages', () => {
  test('names each once, with a title and a description', () => {
    expect(new Set(paths).size).toBe(paths.length);
    const bare = PAGES.filter(({ title, description }) => title === '' || description === '');
    expect(bare).toEqual([]);
  });

  test('has every lesson, every article and every letter', () => {
    expect(paths).toEqual(expect.arrayContaining(CATALOGUE.map(lessonPath)));
    expect(paths).toEqual(expect.arrayContaining(ALL_ARTICLES.map(({ node }) => node.path)));
    expect(LETTERS.length).toBeGreaterThan(0);
    for (const letter of LETTERS) expect(paths).toContain(`/articles/glossary/${letter}`);
  });

  test('and every other route leave the name of the site to the layout, which adds it', () => {
    const routes = filesMatching(/^src\/app\/\(site\)\/.*page\.tsx$/);
    expect(routes.length).toBeGreaterThan(20);
    const twice = routes.filter(({ text }) => /title: '[^']*· Tallystick'/.test(text));
    expect(twice.map(({ path }) => path)).toEqual([]);
    expect(PAGES.filter(({ title }) => title.includes('· Tallystick'))).toEqual([]);
  });

  test('leaves out what is not to be listed', () => {
    for (const path of ['/embed', '/search', '/offline']) expect(pageAt(path)).toBeUndefined();
  });

  test('has the pages that the changes lead to, but for three that are not listed', () => {
    const others = CHANGES.map(({ path }) => path).filter((path) => !paths.includes(path));
    expect(others).toEqual(['/community/notifications', '/offline', '/search']);
  });
});

describe('what a page tells of itself', () => {
  test('is its own address, and the picture of its kind', () => {
    const [lesson] = CATALOGUE;
    const path = lesson ? lessonPath(lesson) : '';
    expect(metadataOf(path)).toMatchObject({
      title: 'Introduction · Fundamentals',
      alternates: { canonical: path },
      openGraph: { url: path, images: [{ url: `/og${path}.png`, width: 1200, height: 630 }] },
      twitter: { card: 'summary_large_image' },
    });
    expect(metadataOf('/')).toMatchObject({ title: { absolute: expect.any(String) } });
    expect(() => metadataOf('/nowhere')).toThrow('/nowhere');
  });

  test('every picture that is named is drawn, and none beside', () => {
    const drawn = PICTURES.map(({ address }) => address);
    expect(new Set(PAGES.map(picturePath))).toEqual(new Set(drawn));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
