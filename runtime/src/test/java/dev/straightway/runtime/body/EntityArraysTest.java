package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;

class EntityArraysTest {

    private static final int LONG = 5000;
    private static final int PATIENCE_SECONDS = 20;

    private final Vertx vertx = Vertx.vertx();
    private final Context context = vertx.getOrCreateContext();

    @AfterEach
    void close() throws Exception {
        vertx.close().toCompletionStage().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private <T> T onEventLoop(Callable<T> action) throws Exception {
        CompletableFuture<T> done = new CompletableFuture<>();
        context.runOnContext(nothing -> {
            try {
                done.complete(action.call());
            } catch (Throwable e) {
                done.completeExceptionally(e);
            }
        });
        return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** {@return the array that the next entity is written into} */
    private byte[] next(int length) throws Exception {
        return onEventLoop(() -> EntityArrays.array(length));
    }

    private Buffer entity(byte[] array) throws Exception {
        return onEventLoop(() -> EntityArrays.buffer(array, array.length));
    }

    private byte[] sent(Buffer entity) throws Exception {
        return onEventLoop(() -> EntityArrays.sent(entity));
    }

    private void free(byte[] array) throws Exception {
        onEventLoop(() -> {
            EntityArrays.free(array);
            return null;
        });
    }

    @Test
    void areUsedAgainOnceTheirEntityWasSent() throws Exception {
        byte[] first = next(LONG);
        Buffer entity = entity(first);
        assertThat(next(LONG)).isNotSameAs(first);
        assertThat(sent(entity)).isSameAs(first);
        assertThat(next(LONG)).isNotSameAs(first);
        free(first);
        assertThat(next(LONG - 1)).isSameAs(first);
        assertThat(next(LONG - 1)).isNotSameAs(first);
    }

    @Test
    void areNotCopied() throws Exception {
        byte[] array = next(LONG);
        Buffer entity = onEventLoop(() -> EntityArrays.buffer(array, LONG - 1));
        array[7] = 8;
        assertThat(entity.length()).isEqualTo(LONG - 1);
        assertThat(entity.getByte(7)).isEqualTo((byte) 8);
    }

    @Test
    void areGivenForOneEntityOnly() throws Exception {
        byte[] array = next(LONG);
        Buffer entity = entity(array);
        assertThat(sent(Buffer.buffer(array))).isNull();
        assertThat(sent(entity)).isSameAs(array);
        assertThat(sent(entity)).isNull();
    }

    @Test
    void areNotGivenForAnEntityBeforeTheLast() throws Exception {
        Buffer first = entity(next(LONG));
        Buffer second = entity(next(LONG));
        assertThat(sent(first)).isNull();
        assertThat(sent(second)).isNotNull();
    }

    @Test
    void areKeptIfTheyAreTheLongest() throws Exception {
        byte[] longer = next(LONG + 1);
        byte[] shorter = next(LONG);
        free(longer);
        free(shorter);
        assertThat(next(LONG)).isSameAs(longer);
    }

    @Test
    void areNotUsedAgainForWhatIsLonger() throws Exception {
        byte[] first = next(LONG);
        free(first);
        assertThat(next(LONG + 1)).hasSize(LONG + 1);
        assertThat(next(LONG)).isSameAs(first);
    }

    @ParameterizedTest
    @ValueSource(ints = { EntityArrays.SHORTEST - 1, EntityArrays.LONGEST + 1 })
    void areNotKeptIfTheyAreShortOrVeryLong(int length) throws Exception {
        byte[] array = next(length);
        assertThat(array).hasSize(length);
        assertThat(sent(entity(array))).isNull();
    }

    @Test
    void areNotKeptByOtherThreads() {
        byte[] array = EntityArrays.array(LONG);
        assertThat(array).hasSize(LONG);
        assertThat(EntityArrays.sent(EntityArrays.buffer(array, LONG))).isNull();
    }
}
