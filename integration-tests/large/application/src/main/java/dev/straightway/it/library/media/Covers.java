package dev.straightway.it.library.media;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.inject.Singleton;

/** Pictures of covers, by name. */
@Singleton
public class Covers {

    private final Map<String, byte[]> pictures = new ConcurrentHashMap<>();

    void put(String name, byte[] picture) {
        pictures.put(name, picture);
    }

    byte[] named(String name) {
        return pictures.get(name);
    }
}
