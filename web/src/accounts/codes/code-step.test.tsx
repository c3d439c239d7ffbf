import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { CodeStep } from './code-step.tsx';

const box = (position: number) => page.getByLabelText(`Digit ${position} of 6`);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
const digits = () =>
  boxes()
    .map((input) => input.value || '_')
    .join('');
const focused = () => boxes().findIndex((input) => input.matches(':focus')) + 1;

const verify = vi.fn<(code: string, unheard: boolean) => Promise<void>>();

let now: number;
let shown: Awaited<ReturnType<typeof renderWithMessages>>;

beforeEach(async () => {
  verify.mockReset().mockResolvedValue();
  sessionStorage.clear();
  now = Date.now();
  shown = await show();
});

const show = (more: { onCorrect?: () => void } = {}) =>
  renderWithMessages(
    <CodeStep
      email="njoh@atelier.example"
      sent={{ mark: 'KZ', expiresAt: now + 600_000, resendAt: now + 60_000 }}
      onVerify={verify}
      onResend={async () => {}}
      onBack={() => {}}
      backLabel="Back"
      {...more}
    />,
    { messages: ['accounts', 'errors'] },
  );

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe('six boxes', () => {
  it('begin with the focus in the first, and go on with each digit', async () => {
    expect(focused()).toBe(1);
    await userEvent.keyboard('12');
    expect(digits()).toBe('12____');
    expect(focused()).toBe(3);
  });

  it('take nothing but digits', async () => {
    await userEvent.keyboard('a1-b');
    expect(digits()).toBe('1_____');
  });

  it('are filled and sent at once by a code that is pasted with spaces', async () => {
    paste(' 123 456 ');
    await vi.waitFor(() => expect(verify).toHaveBeenCalledWith('123456', false), { timeout: 90 });
    expect(digits()).toBe('123456');
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('stay as they are when something else is pasted', async () => {
    await userEvent.keyboard('1');
    paste('12345');
    paste('https://mboalink.example/123456');
    expect(digits()).toBe('1_____');
  });

  it('spread a code that the phone fills into the first', async () => {
    await box(1).fill('654321');
    await vi.waitFor(() => expect(verify).toHaveBeenCalledWith('654321', false));
    expect(digits()).toBe('654321');
  });

  it('go back with Backspace: first the digit, then the box before', async () => {
    await userEvent.keyboard('123');
    expect(focused()).toBe(4);
    await userEvent.keyboard('{Backspace}');
    expect([focused(), digits()]).toEqual([3, '123___']);
    await userEvent.keyboard('{Backspace}');
    expect([focused(), digits()]).toEqual([3, '12____']);
  });

  it('are walked through with the arrows, not past their ends', async () => {
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(3);
    await box(6).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe(6);
  });

  it('replace a digit that is typed over', async () => {
    await userEvent.keyboard('12');
    await box(1).click();
    await userEvent.keyboard('9');
    expect(digits()).toBe('92____');
  });
});

describe('a code that is typed', () => {
  it('is sent a tenth of a second after its last digit, once', async () => {
    let typed = 0;
    let sent = 0;
    document.addEventListener('input', () => {
      typed = performance.now();
    });
    verify.mockImplementation(async () => {
      sent = performance.now();
    });
    await userEvent.keyboard('123456');
    await vi.waitFor(() => expect(verify).toHaveBeenCalled());
    expect(sent - typed).toBeGreaterThan(90);
    await new Promise((soon) => setTimeout(soon, 200));
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('is not sent when it is cleared before that', async () => {
    await userEvent.keyboard('12345');
    await box(6).fill('6');
    const clear = page.getByRole('button', { name: 'Clear' }).element();
    clear.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((soon) => setTimeout(soon, 200));
    expect(verify).not.toHaveBeenCalled();
    expect(digits()).toBe('______');
    expect(focused()).toBe(1);
  });

  it('is asked for when it is not complete', async () => {
    await userEvent.keyboard('123');
    await page.getByRole('button', { name: 'Verify code' }).click();
    await expect.element(page.getByText('Please enter the verification code')).toBeVisible();
    expect(verify).not.toHaveBeenCalled();
  });
});

it('a code that is typed without a network is sent by itself, once, when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await userEvent.keyboard('123456');
  await expect.element(page.getByRole('button', { name: 'Verify when back online' })).toBeVisible();
  expect(verify).not.toHaveBeenCalled();
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(verify).toHaveBeenCalledWith('123456', false));
  await new Promise((soon) => setTimeout(soon, 200));
  expect(verify).toHaveBeenCalledTimes(1);
});

describe('a code that is refused', () => {
  const wrong = 'Invalid verification code. Please check and try again.';

  it('leaves empty boxes with the focus in the first, so that the next six digits are sent', async () => {
    verify.mockRejectedValueOnce(new ApiError('invalid_code', { status: 401 }));
    await userEvent.keyboard('111111');
    await expect.element(page.getByText(wrong)).toBeVisible();
    await vi.waitFor(() => expect([digits(), focused()]).toEqual(['______', 1]));
    await expect.element(page.getByText(/4 tries left/)).toBeVisible();
    await userEvent.keyboard('123456');
    await vi.waitFor(() => expect(verify).toHaveBeenLastCalledWith('123456', false));
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('tells how many tries are left, until there is none', async () => {
    verify.mockRejectedValue(new ApiError('invalid_code', { status: 401 }));
    for (const said of [/^4 tries left/, /^3 tries left/, /^2 tries left/, /^1 try left/, /^No try left/]) {
      paste(`11111${verify.mock.calls.length}`);
      await expect.element(page.getByText(said)).toBeVisible();
      await vi.waitFor(() => expect(digits()).toBe('______'));
    }
  });

  it('is said until somebody types', async () => {
    verify.mockRejectedValueOnce(new ApiError('invalid_code', { status: 401 }));
    paste('111111');
    await expect.element(page.getByText(wrong)).toBeVisible();
    await vi.waitFor(() => expect(focused()).toBe(1));
    await userEvent.keyboard('1');
    await expect.element(page.getByText(wrong)).not.toBeInTheDocument();
  });

  it('is not sent again, and leaves empty boxes again', async () => {
    verify.mockRejectedValueOnce(new ApiError('invalid_code', { status: 401 }));
    paste('111111');
    await vi.waitFor(() => expect(digits()).toBe('______'));
    paste('111111');
    await vi.waitFor(() => expect(digits()).toBe('______'));
    await expect.element(page.getByText(wrong)).toBeVisible();
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('stays when nobody answered, to be sent again', async () => {
    verify.mockRejectedValueOnce(new ApiError('network'));
    paste('123456');
    await vi.waitFor(() => expect(page.getByRole('alert').element().textContent).not.toBe(''));
    expect(digits()).toBe('123456');
    await page.getByRole('button', { name: 'Verify code' }).click();
    await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
  });

  it('leaves nothing to read of a wait that is over', async () => {
    verify.mockRejectedValueOnce(new ApiError('rate_limited', { status: 429, waitSeconds: 3 }));
    paste('111111');
    const text = () => document.body.textContent;
    await vi.waitFor(() => expect(text()).toContain('Too many attempts. Please wait a minute'));
    await vi.waitFor(() => expect(text()).not.toContain('Too many attempts.'), { timeout: 5000 });
    expect([digits(), focused()]).toEqual(['______', 1]);
  });
});

it('a code that is refused after a try that nobody answered may be used up, which is said, also after a reload', async () => {
  verify.mockRejectedValueOnce(new ApiError('network'));
  paste('123456');
  await vi.waitFor(() => expect(page.getByRole('alert').element().textContent).not.toBe(''));
  await shown.unmount();
  shown = await show();
  verify.mockRejectedValueOnce(new ApiError('invalid_code', { status: 401 }));
  paste('123456');
  await expect.element(page.getByText(/this code may already be used: ask for a new one/)).toBeVisible();
  expect(verify.mock.calls).toEqual([
    ['123456', false],
    ['123456', true],
  ]);
  expect(document.body.textContent).not.toContain('Invalid verification code');
});

describe('a code without a try left', () => {
  it('leaves only a new code to ask for, also after a reload', async () => {
    verify.mockRejectedValue(new ApiError('invalid_code', { status: 401 }));
    for (let tries = 1; tries <= 5; tries += 1) {
      paste(`22222${tries}`);
      await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(tries));
      await vi.waitFor(() => expect(digits()).toBe('______'));
    }
    const rests = async () => {
      await expect.element(page.getByText(/^No try left/)).toBeVisible();
      expect(document.body.textContent).not.toContain('try again');
      expect(boxes().every((input) => input.readOnly)).toBe(true);
      paste('123456');
      expect(page.getByRole('button', { name: 'Verify code' }).query()).toBeNull();
      expect(verify).toHaveBeenCalledTimes(5);
    };
    await rests();
    await shown.unmount();
    shown = await show();
    await rests();
  });
});

it('text buttons begin where the text does', async () => {
  await shown.unmount();
  await show({ onCorrect: () => {} });
  const edge = page.getByRole('heading').element().getBoundingClientRect().left;
  for (const name of [/^Correct the/, 'Clear', 'Back']) {
    const [first] = page.getByRole('button', { name }).element().children;
    expect(Math.abs((first?.getBoundingClientRect().left ?? 0) - edge), String(name)).toBeLessThanOrEqual(2);
  }
});
