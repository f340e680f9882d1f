package dev.straightway.deployment;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTransformation;
import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.arc.ValidatedMethods;
import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.ValidationCode;
import dev.straightway.deployment.surroundings.ValidationMessages;
import dev.straightway.deployment.types.Constraints;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.AnnotationsTransformerBuildItem;
import io.quarkus.arc.deployment.ExcludedTypeBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.ApplicationArchivesBuildItem;
import io.quarkus.hibernate.validator.spi.BeanValidationAnnotationsBuildItem;
import io.quarkus.runtime.LocalesBuildTimeConfig;

/**
 * Has Hibernate Validator validate the calls of resource methods. Its extension finds them by the annotations of Jakarta REST;
 * the methods that Straightway knows are rather more: those with a designator of the application, locators, and methods that a
 * subclass makes resource methods.
 */
@BuildSteps(onlyIf = Serving.class)
class ValidationProcessor {

    /** By name: without Hibernate Validator the class can't be loaded. */
    static final String MAPPER = "dev.straightway.runtime.http.validation.ViolationMapper";

    private static final String VALIDATOR = "io.quarkus.hibernate.validator.runtime.";
    private static final DotName BINDING_OF_BEANS = DotName.createSimple(VALIDATOR + "interceptor.MethodValidated");
    /** After that of Hibernate Validator, which has the default priority. */
    private static final int AFTER = AnnotationTransformation.DEFAULT_PRIORITY_VALUE - 100;

    @BuildStep
    ConstraintsBuildItem constraints(Optional<BeanValidationAnnotationsBuildItem> known) {
        return new ConstraintsBuildItem(known.map(item -> new Constraints(Set.copyOf(item.getAllAnnotations())))
                .orElse(Constraints.NONE));
    }

    @BuildStep
    void validate(Capabilities capabilities, BuildProducer<AdditionalBeanBuildItem> beans,
            BuildProducer<ExcludedTypeBuildItem> excluded) {
        if (capabilities.isPresent(Capability.HIBERNATE_VALIDATOR)) {
            beans.produce(AdditionalBeanBuildItem.builder().addBeanClasses(MAPPER, ValidatedMethods.VALIDATION.toString())
                    .setUnremovable().build());
            excluded.produce(new ExcludedTypeBuildItem(VALIDATOR + "jaxrs.ResteasyReactiveEndPointValidationInterceptor"));
        }
    }

    @BuildStep
    void intercept(RestApplicationBuildItem scanned, ConstraintsBuildItem constraints,
            BuildProducer<AnnotationsTransformerBuildItem> transformers) {
        Set<MethodInfo> methods = validated(scanned.application(), constraints.constraints());
        if (!methods.isEmpty()) {
            transformers.produce(new AnnotationsTransformerBuildItem(AnnotationTransformation.forMethods().priority(AFTER)
                    .whenMethod(methods::contains).transform(context -> {
                        context.remove(annotation -> annotation.name().equals(BINDING_OF_BEANS));
                        if (!context.hasAnnotation(ValidatedMethods.BINDING)) {
                            context.add(AnnotationInstance.builder(ValidatedMethods.BINDING).build());
                        }
                    })));
        }
    }

    @BuildStep
    ValidationCodeBuildItem code(RestApplicationBuildItem scanned, ConstraintsBuildItem constraints,
            ApplicationArchivesBuildItem archives, LocalesBuildTimeConfig locales) {
        Constraints known = constraints.constraints();
        Optional<String> unseen = ValidationMessages.unseen(locales.locales());
        return new ValidationCodeBuildItem(new ValidationCode(known, scanned.application().index(),
                archives.getRootArchive().getIndex(),
                hasSettings() ? Optional.of("META-INF/validation.xml may put any code in the place of the validator's")
                        : unseen));
    }

    private static boolean hasSettings() {
        return Thread.currentThread().getContextClassLoader().getResource("META-INF/validation.xml") != null;
    }

    /** {@return what answers for constraints that are broken, behind the mappers of the application} */
    static List<String> providers(Capabilities capabilities) {
        return capabilities.isPresent(Capability.HIBERNATE_VALIDATOR) ? List.of(MAPPER) : List.of();
    }

    private static Set<MethodInfo> validated(RestApplication application, Constraints constraints) {
        return application.allClasses().flatMap(type -> type.methods().stream()).filter(constraints::on)
                .map(ResourceMethod::declaration).collect(Collectors.toSet());
    }
}
