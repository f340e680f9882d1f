package dev.straightway.bench.micro.clients;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;

import jakarta.ws.rs.client.AsyncInvoker;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.Invocation;
import jakarta.ws.rs.client.InvocationCallback;
import jakarta.ws.rs.client.WebTarget;
import jakarta.ws.rs.core.Response;

/** How a client is used. Each way checks its answers. */
public enum Call {

    GET {
        @Override
        void repeat(WebTarget target, int times) {
            for (int i = 0; i < times; i++) {
                check(text(target).get(), Talk.GREETING);
            }
        }
    },
    POST {
        @Override
        void repeat(WebTarget target, int times) {
            for (int i = 0; i < times; i++) {
                check(text(target).post(Entity.text(Talk.ENTITY)), Talk.ENTITY);
            }
        }
    },
    /** Waits for each answer. */
    ASYNC_GET_WAIT {
        @Override
        void repeat(WebTarget target, int times) throws InterruptedException {
            for (int i = 0; i < times; i++) {
                try {
                    check(text(target).async().get().get(), Talk.GREETING);
                } catch (ExecutionException e) {
                    throw new IllegalStateException("Request " + i + " has no answer", e);
                }
            }
        }
    },
    /** Waits for none; when all are sent, until all are answered. */
    ASYNC_GET_IGNORED {
        @Override
        void repeat(WebTarget target, int times) throws InterruptedException {
            ignored(target, times, Talk.GREETING, AsyncInvoker::get);
        }
    },
    /** Waits for none; when all are sent, until all are answered. */
    ASYNC_POST_IGNORED {
        @Override
        void repeat(WebTarget target, int times) throws InterruptedException {
            ignored(target, times, Talk.ENTITY, (invoker, callback) -> invoker.post(Entity.text(Talk.ENTITY), callback));
        }
    };

    private static final int OK = 200;

    /**
     * Sends requests, and checks that all are answered.
     *
     * @throws IllegalStateException if one isn't answered as it is to be
     */
    abstract void repeat(WebTarget target, int times) throws InterruptedException;

    /** Sends one request whose answer comes by a callback. */
    private interface Sending {
        void send(AsyncInvoker invoker, InvocationCallback<Response> callback);
    }

    private static Invocation.Builder text(WebTarget target) {
        return target.request("text/plain");
    }

    private static void ignored(WebTarget target, int times, String body, Sending sending) throws InterruptedException {
        CountDownLatch answered = new CountDownLatch(times);
        AtomicReference<Throwable> wrong = new AtomicReference<>();
        InvocationCallback<Response> callback = new InvocationCallback<>() {
            @Override
            public void completed(Response answer) {
                try {
                    check(answer, body);
                } catch (RuntimeException failure) {
                    wrong.set(failure);
                } finally {
                    answered.countDown();
                }
            }

            @Override
            public void failed(Throwable failure) {
                wrong.set(failure);
                answered.countDown();
            }
        };
        for (int i = 0; i < times; i++) {
            sending.send(text(target).async(), callback);
        }
        answered.await();
        if (wrong.get() != null) {
            throw new IllegalStateException("A request isn't answered as it is to be", wrong.get());
        }
    }

    private static void check(Response answer, String body) {
        try (answer) {
            String text = answer.readEntity(String.class);
            if (answer.getStatus() != OK || !text.equals(body)) {
                throw new IllegalStateException("Answered " + answer.getStatus() + " '" + text + "'");
            }
        }
    }
}
