package dev.straightway.it.library.office;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What the library is configured to be. */
@ConfigMapping(prefix = "library")
public interface Rules {

    String name();

    @WithDefault("28")
    int days();

    @WithDefault("3")
    int loans();

    Optional<String> motto();

    List<String> branches();

    Fines fines();

    Map<String, String> contacts();

    Pricing pricing();

    /** What is paid for days over the time. */
    interface Fines {

        int perDay();

        @WithDefault("500")
        int most();
    }

    /** Who sets prices. */
    interface Pricing {

        String role();
    }
}
