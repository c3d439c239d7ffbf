import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { cheapestPrice } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { House } from '../../components/house.tsx';
import { CheckIcon, ChevronRightIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { callErrorOf } from '../../lib/refusal.ts';
import type { CameFor } from './came-for.server.ts';
import { Led } from './led.tsx';
import styles from './register.module.css';
import { RegisterForm } from './register-form.tsx';
import type { RegisterAnswer } from './registration.server.ts';
import { steps, toUserType } from './registration.ts';
import page from './sign-in.module.css';
import { CodeStep } from './use-code-request.ts';
import { type Registering, useRegistering } from './use-registering.ts';

type RegisterScreenProps = { answer?: RegisterAnswer | undefined; cameFor: CameFor };

/** Whether somebody buys, sells or does both is asked first, once; the rest follows from it. */
export function RegisterScreen({ answer, cameFor }: RegisterScreenProps) {
  const [query] = useSearchParams();
  const asked = query.get('type');
  const type = asked === null ? presumed(query, cameFor) : toUserType(asked);
  if (!type) return <TypeChoice cameFor={cameFor} />;
  return <Register key={type} type={type} answer={answer} cameFor={cameFor} />;
}

/** Who came for a number buys; who chose a plan sells. Both can be changed. */
function presumed(query: URLSearchParams, { businessName, subcategory }: CameFor): UserType | undefined {
  if (query.has('plan')) return 'seller';
  return businessName || subcategory ? 'buyer' : undefined;
}

function TypeChoice({ cameFor }: { cameFor: CameFor }) {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  const pathOf = (type: UserType) => {
    const next = new URLSearchParams(query);
    next.set('type', type);
    return `?${next}`;
  };
  const login = `/login${String(query) !== '' ? `?${query}` : ''}`;
  const price = formatFrancs(cheapestPrice);
  return (
    <>
      <PageHeader />
      <div className={classNames('stack gap-4', page.page)}>
        <h1 tabIndex={-1}>{t('type.question')}</h1>
        <Led businessName={cameFor.businessName} />
        <ul className="stack">
          {(['buyer', 'seller', 'both'] as const).map((type) => (
            <li key={type}>
              <Link to={pathOf(type)} className={classNames('row between', styles.type)}>
                <span>
                  <strong>{t(`type.${type}`)}</strong>
                  <span className="stack quiet">{t(`type.${type}Text`, { price })}</span>
                </span>
                <ChevronRightIcon />
              </Link>
            </li>
          ))}
        </ul>
        <p className={page.other}>
          {t('hasAccount')} <Link to={login}>{t('login')}</Link>
        </p>
      </div>
    </>
  );
}

function Register(props: RegisterScreenProps & { type: UserType }) {
  const registering = useRegistering({ ...props, answer: props.answer });
  const { code } = registering;
  return (
    <>
      <StepsHead registering={registering} isCode={code.isCodeStep} />
      {code.isCodeStep && code.request ? (
        <Suspense>
          <RegisterCode registering={registering} request={code.request} />
        </Suspense>
      ) : (
        <RegisterForm registering={registering} />
      )}
    </>
  );
}

/** Three houses, lit one after the other, and what the step is about; the type can be changed on the first. */
function StepsHead({ registering: { type, step }, isCode }: { registering: Registering; isCode: boolean }) {
  const { t } = useTranslation('register');
  const at = isCode ? steps.length : steps.indexOf(step);
  return (
    <PageHeader>
      <div className={classNames('row', styles.steps)}>
        {type !== 'buyer' &&
          steps.map((name, index) => (
            <House key={name} kind={index < at ? 'dim' : index === at ? 'gold' : 'outline'}>
              {index < at && <CheckIcon size={16} />}
            </House>
          ))}
        <p>{isCode ? t('steps.code') : type === 'buyer' ? t('short') : t(`steps.${step}.lead`)}</p>
      </div>
    </PageHeader>
  );
}

type RegisterCodeProps = { registering: Registering; request: NonNullable<Registering['code']['request']> };

function RegisterCode({ registering, request: { typed, sent } }: RegisterCodeProps) {
  const { t } = useTranslation('auth');
  const { type, answer, mail, verify } = registering;
  const [query] = useSearchParams();
  const pathOf = (step: string) => {
    const next = new URLSearchParams(query);
    next.set('step', step);
    next.set('type', type);
    return `/register?${next}`;
  };
  const failure = answer?.failure && callErrorOf(answer.failure);
  return (
    <div className={classNames('stack gap-4', page.page)}>
      <CodeStep
        email={String(typed.email)}
        sent={sent}
        verify={(otp) => verify(typed, otp)}
        resend={() => mail(typed)}
        posted={{ type, input: JSON.stringify(typed), mark: sent.mark, expiresAt: String(sent.expiresAt) }}
        failure={failure}
        correct={
          <Link to={pathOf('you')} className={page.correct}>
            {t('code.correctAddress')}
          </Link>
        }
        back={
          <LinkButton kind="quiet" href={pathOf(type === 'buyer' ? 'you' : 'listing')}>
            {t('code.backToForm')}
          </LinkButton>
        }
      />
    </div>
  );
}
