package dev.straightway.lab.target;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.lab.descriptor.Descriptor;
import dev.straightway.lab.target.ServerTarget.Micro;

/** Reads the descriptor of one target. */
final class TargetFile {

    private static final int USUAL_WARMUP = 9;
    private static final String SMOKE = "smoke";
    private static final String MICRO = "micro";
    private static final String CLIENT = "micro.client";
    private static final String MICRO_THREAD = "micro.thread";
    private static final String THREAD = "thread";
    private static final String NO_SERVER = "no-server";

    private final Descriptor file;
    private final Path folder;

    private TargetFile(Descriptor file, Path folder) {
        this.file = file;
        this.folder = folder;
    }

    static ServerTarget read(Path path) {
        Descriptor own = Descriptor.read(path);
        Optional<String> model = own.optional("like");
        if (model.isEmpty()) {
            return new TargetFile(own, path.getParent()).target(own);
        }
        Path other = own.sibling("../" + model.get() + "/target.properties");
        if (!Files.exists(other)) {
            throw own.invalid("like", "is '" + model.get() + "', and there is no " + other);
        }
        return new TargetFile(own.over(Descriptor.read(other)), other.getParent()).target(own);
    }

    /** @param own what is never taken from another target is read from this one */
    private ServerTarget target(Descriptor own) {
        own.optional("like");
        file.optional("like");
        Optional<String> noServer = own.optional(NO_SERVER);
        ServerTarget target = new ServerTarget(name(), number(own, "order"), own.text("title"), file.text(THREAD),
                own.flag("default", false), own.flag("reference", false),
                file.number("warmup.usual", USUAL_WARMUP, 1, 3_600), file.file(), base(), application(),
                file.under("property."), exclusions(), smoke(own), micro(own), noServer);
        // The merged file holds them too.
        file.number("order", 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
        file.text("title");
        file.flag("default", false);
        file.flag("reference", false);
        file.optional(SMOKE);
        file.optional(MICRO);
        file.optional(CLIENT);
        file.optional(NO_SERVER);
        file.end();
        return target;
    }

    private Optional<Micro> micro(Descriptor own) {
        String thread = file.optional(MICRO_THREAD).orElseGet(() -> file.text(THREAD));
        Optional<Micro> client = own.optional(CLIENT).map(name -> new Micro(name, true, thread));
        Optional<Micro> stack = own.optional(MICRO).map(name -> new Micro(name, false, thread));
        if (client.isPresent() && (stack.isPresent() || own.optional(NO_SERVER).isEmpty())) {
            throw own.invalid(CLIENT,
                    "is for a client: leave out " + MICRO + ", and say by " + NO_SERVER + " what measures it");
        }
        return client.or(() -> stack);
    }

    private static List<String> smoke(Descriptor own) {
        return own.optional(SMOKE).map(names -> Stream.of(names.split(",")).map(String::trim).toList()).orElse(List.of());
    }

    /** What is offered alone has a key of its own, without a reason: it is longer than that of all others. */
    private ByScenario exclusions() {
        Map<String, String> reasons = new HashMap<>(file.under("not-offered."));
        file.optional("offers").ifPresent(offered -> {
            reasons.put("*", "it is for " + offered + " alone");
            reasons.put(offered, "");
        });
        return new ByScenario(reasons);
    }

    private Application application() {
        Optional<Application.Requirement> requirement = file.optional("requires.file")
                .map(required -> new Application.Requirement(folder.resolve(required).normalize(), file.text("requires.line")));
        file.optional("requires.line");
        String version = file.optional("version.jar").orElse("");
        if (!version.isEmpty() && version.indexOf('*', version.lastIndexOf('/')) < 0) {
            throw file.invalid("version.jar", "is '" + version + "'; write a star where the file's name has the version");
        }
        return new Application(folder, file.text("jar"), new ByScenario(file.under("jar.for.")), file.text("arguments"),
                new ByScenario(file.under("arguments.for.")), new ByScenario(file.under("needs.for.")), requirement,
                augmentation(), version, file.optional("build").orElse("mvn package -Pbench -DskipTests"),
                file.optional("unbuilt"), file.optional("working.folder").orElse(""));
    }

    private Optional<Application.Augmentation> augmentation() {
        Optional<String> jar = file.optional("augmentation.jar");
        if (jar.isEmpty() && file.optional("augmentation.arguments").isPresent()) {
            throw file.invalid("augmentation.arguments", "has no effect without augmentation.jar; add that");
        }
        return jar.map(one -> new Application.Augmentation(one, List.of(file.text("augmentation.arguments").split(" +"))));
    }

    private String base() {
        String base = file.optional("path").orElse("");
        if (!base.isEmpty() && !base.matches("(/[^/\\s]+)+")) {
            throw file.invalid("path", "is '" + base + "'; expected nothing, or a path as /rest, without a slash at the end");
        }
        return base;
    }

    private String name() {
        return file.file().getParent().getFileName().toString();
    }

    private static int number(Descriptor own, String key) {
        own.text(key);
        return own.number(key, 0, 0, 1_000_000);
    }
}
