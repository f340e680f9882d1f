package dev.straightway.deployment.generate;

import java.io.ByteArrayInputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

/** Objects of Jakarta REST that answer a few questions, as arguments to be passed on. */
final class FakeParts {

    static final AsyncResponse SUSPENDED = fake(AsyncResponse.class, Map.of("toString", "suspended"));

    private FakeParts() {
    }

    static PathSegment segment(String path) {
        return fake(PathSegment.class, Map.of("getPath", path, "toString", "segment " + path));
    }

    static EntityPart part(String name, String content) {
        return fake(EntityPart.class, Map.of("getName", name, "toString", "part " + content,
                "getContent", new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8))));
    }

    private static <T> T fake(Class<T> type, Map<String, Object> answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type },
                (self, method, arguments) -> {
                    if (!answers.containsKey(method.getName())) {
                        throw new UnsupportedOperationException(method.getName());
                    }
                    return answers.get(method.getName());
                }));
    }
}
