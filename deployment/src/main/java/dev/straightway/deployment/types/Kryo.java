package dev.straightway.deployment.types;

import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.runtime.negotiation.MediaRange;

/** Knows the media type of Kryo, and whether its library is there. */
public final class Kryo {

    /** The media type. */
    public static final String MEDIA_TYPE = "application/x-kryo";

    private static final DotName LIBRARY = DotName.createSimple("com.esotericsoftware.kryo.Kryo");

    private Kryo() {
    }

    /** {@return whether a media type is that of Kryo} */
    public static boolean isFor(MediaRange mediaType) {
        return mediaType.type().equals("application") && mediaType.subtype().equals("x-kryo");
    }

    /** {@return whether the application has the library} */
    public static boolean isThere(IndexView index) {
        return index.getClassByName(LIBRARY) != null;
    }
}
