import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './results.module.css';

/** Placeholders for cards that are loading. */
export function CardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={`card-${index + 1}`} as="div">
            <div className={styles.skeletonHead}>
              <Skeleton shape="avatar" />
              <div className={styles.skeletonTitles}>
                <Skeleton shape="title" />
                <Skeleton shape="short" />
              </div>
            </div>
            <Skeleton />
            <Skeleton shape="short" />
            <Skeleton shape="button" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
