package dev.straightway.deployment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.config.StraightwayBuildConfig;
import dev.straightway.deployment.failure.BuildFailure;
import dev.straightway.deployment.types.KryoTypes;
import dev.straightway.kryo.KryoRegistration;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.GeneratedResourceBuildItem;
import io.quarkus.deployment.builditem.nativeimage.NativeImageResourceBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;
import io.quarkus.deployment.pkg.builditem.OutputTargetBuildItem;

/** Lists the classes that are registered for Kryo: in the application, and in a file of the build's output for clients. */
@BuildSteps(onlyIf = Serving.class)
class KryoProcessor {

    private static final String FILE = "kryo-registration.txt";
    private static final String KEY = "quarkus.straightway.kryo.register";

    @BuildStep
    void registration(ReceivedApplicationBuildItem received, CheckedBuildItem checked, StraightwayBuildConfig config,
            OutputTargetBuildItem target, BuildProducer<GeneratedResourceBuildItem> resources,
            BuildProducer<NativeImageResourceBuildItem> natives, BuildProducer<ReflectiveClassBuildItem> reflective) {
        IndexView index = received.application().index();
        List<String> named = config.kryo().register().orElse(List.of());
        if (!KryoTypes.areUsed(received.application(), named)) {
            return;
        }
        BuildFailure.refuse(named.stream().filter(name -> index.getClassByName(DotName.createSimple(name)) == null)
                .map(name -> new Problem("STW-232", KEY,
                        "there is no class " + name + ". Use its binary name, such as org.acme.Order$Line"))
                .toList());
        KryoTypes types = KryoTypes.of(received.application(), named);
        BuildFailure.refuse(types.refused().entrySet().stream()
                .map(one -> new Problem("STW-231", one.getKey(), one.getValue() + ".")).toList());
        String text = new KryoRegistration(config.kryo().compression(), types.names()).text();
        resources.produce(new GeneratedResourceBuildItem(KryoRegistration.RESOURCE, text.getBytes(StandardCharsets.UTF_8)));
        natives.produce(new NativeImageResourceBuildItem(KryoRegistration.RESOURCE));
        reflective.produce(
                ReflectiveClassBuildItem.builder(types.names().toArray(String[]::new)).constructors().fields().methods()
                        .reason("Kryo").build());
        write(target.getOutputDirectory().resolve("straightway"), text);
    }

    private static void write(Path folder, String text) {
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(FILE), text);
        } catch (IOException e) {
            throw new UncheckedIOException("The list of Kryo's registrations can't be written to " + folder, e);
        }
    }
}
