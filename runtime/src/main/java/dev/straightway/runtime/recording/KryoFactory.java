package dev.straightway.runtime.recording;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

import dev.straightway.kryo.KryoCodec;
import dev.straightway.kryo.KryoLimits;
import dev.straightway.kryo.KryoRegistration;
import dev.straightway.runtime.entity.KryoEntity;

/** Makes the entity provider for Kryo of the list that the build has left. Loaded only where Kryo is there. */
final class KryoFactory {

    private KryoFactory() {
    }

    static KryoEntity provider(ClassLoader loader, KryoLimits limits) {
        try (InputStream list = loader.getResourceAsStream(KryoRegistration.RESOURCE)) {
            return new KryoEntity(KryoCodec.of(KryoRegistration.read(list), loader, limits));
        } catch (IOException e) {
            throw new UncheckedIOException(KryoRegistration.RESOURCE + " can't be read", e);
        }
    }
}
