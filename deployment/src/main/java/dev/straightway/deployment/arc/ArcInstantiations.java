package dev.straightway.deployment.arc;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Bean.Scope;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.BuiltinScope;
import io.quarkus.arc.processor.DisposerInfo;
import io.quarkus.arc.processor.InjectionPointInfo;
import io.quarkus.arc.processor.InterceptorInfo;

/** Tells what ArC runs to make an instance of a bean, and to end it. */
final class ArcInstantiations {

    private static final List<DotName> AFTER = List.of(DotName.createSimple("jakarta.annotation.PostConstruct"),
            DotName.createSimple("jakarta.inject.Inject"));
    private static final List<DotName> BEFORE = List.of(DotName.createSimple("jakarta.annotation.PreDestroy"));
    private static final Map<DotName, Scope> SCOPES = Map.of(BuiltinScope.APPLICATION.getName(), Scope.APPLICATION,
            BuiltinScope.SINGLETON.getName(), Scope.SINGLETON, BuiltinScope.DEPENDENT.getName(), Scope.DEPENDENT,
            BuiltinScope.REQUEST.getName(), Scope.REQUEST);
    private static final DotName MAPPERS = DotName.createSimple("io.quarkus.jackson.runtime.ObjectMapperProducer");
    /** Asks once which observers there are, and reads a flag. */
    private static final DotName CONSTRAINER = DotName
            .createSimple("io.quarkus.security.runtime.interceptor.SecurityConstrainer");
    private static final DotName CUSTOMIZER = DotName.createSimple("io.quarkus.jackson.ObjectMapperCustomizer");
    private static final String KEPT = "io.quarkus.";
    private static final String OWN = "dev.straightway.runtime.";

    private final IndexView index;
    private final ArcStartup startup;
    private final List<BeanInfo> customizers;
    private final ConfigCode configuration;
    private final ArcWrappers wrappers;
    private final Map<BeanInfo, Bean> known = new IdentityHashMap<>();

    ArcInstantiations(RegisteredComponentsBuildItem components, IndexView index, ClassSource classes, ArcWrappers wrappers) {
        this.index = index;
        this.wrappers = wrappers;
        this.startup = new ArcStartup(components, classes);
        this.configuration = ConfigCode.ofServices(classes.application());
        this.customizers = components.getBeans().stream().filter(BeanInfo::isClassBean).filter(bean -> bean.hasType(CUSTOMIZER))
                .filter(bean -> !bean.getBeanClass().toString().startsWith(KEPT)
                        || classes.application().contains(bean.getBeanClass().toString('/')))
                .toList();
    }

    Bean bean(BeanInfo bean) {
        Bean made = known.get(bean);
        if (made == null) {
            made = made(bean);
            known.put(bean, made);
        }
        return made;
    }

    /**
     * {@return the bean as it is injected somewhere: a value of the configuration is made of text for the type that is asked}
     */
    Bean bean(InjectionPointInfo point) {
        Bean bean = bean(point.getResolvedBean());
        return configuration.gives(point.getResolvedBean())
                ? new Bean(bean.scope(), bean.type(), configuration.convertsLater(point) ? Optional.empty() : bean.producer(),
                        configuration.instantiation(point.getResolvedBean(), point.getType(), index), bean.proxying())
                : bean;
    }

    private Bean made(BeanInfo bean) {
        Scope scope = SCOPES.get(bean.getScope().getDotName());
        if (scope == null) {
            Scope like = bean.getScope().isNormal() ? Scope.REQUEST : Scope.DEPENDENT;
            return Bean.unknown(like, Instantiation.unknown("the scope @" + bean.getScope().getDotName()));
        }
        Instantiation instantiation = startup.makes(bean) ? madeBefore(bean) : instantiation(bean);
        if (ConfigCode.isMapping(bean)) {
            return new Bean(scope, ArcWrappers.internal(bean.getImplClazz().name()), Instantiation.nothing());
        }
        if (bean.isClassBean()) {
            if (wrappers.wrapsUnwalked(bean)) {
                return Bean.unknown(scope, instantiation);
            }
            Bean ofClass = new Bean(scope, ArcWrappers.internal(bean.getImplClazz().name()), instantiation);
            return bean.getScope().isNormal() ? ofClass.proxiedBy(proxying(bean.getImplClazz())) : ofClass;
        }
        if (bean.isProducerMethod() && !isOwn(bean) && !configuration.asksLater(bean)) {
            Bean produced = Bean.produced(scope, producer(bean), instantiation);
            return bean.getScope().isNormal() ? produced.proxiedBy(proxying(bean.getImplClazz())) : produced;
        }
        return Bean.unknown(scope, instantiation);
    }

    /** Nothing runs any more; what a field of the application gives isn't what an extension makes. */
    private static Instantiation madeBefore(BeanInfo bean) {
        return bean.isProducerField() && !isOwn(bean)
                ? new Instantiation(ArcWrappers.internal(bean.getDeclaringBean().getImplClazz().name()), List.of(), List.of(),
                        List.of(), List.of(), List.of())
                : Instantiation.nothing();
    }

    private static boolean isOwn(BeanInfo bean) {
        return bean.getBeanClass().toString().startsWith(OWN);
    }

    private Instantiation instantiation(BeanInfo bean) {
        if (isOwn(bean)) {
            return Instantiation.nothing();
        }
        if (bean.isClassBean()) {
            return ofClass(bean);
        }
        if (bean.getBeanClass().equals(MAPPERS)) {
            return Instantiation.of(customizers.stream().map(this::customizing).toList());
        }
        if (configuration.gives(bean)) {
            return configuration.instantiation(bean, bean.getProviderType(), index);
        }
        if (bean.getBeanClass().equals(CONSTRAINER)) {
            return Instantiation.nothing();
        }
        return bean.isProducer() ? produced(bean)
                : Instantiation.unknown("the bean of " + bean.getBeanClass()
                        + ", which an extension makes");
    }

    /** What Quarkus itself does to the mapper sets features in memory. */
    private Bean customizing(BeanInfo customizer) {
        List<Method> methods = Supertypes.classes(customizer.getImplClazz(), index).stream()
                .flatMap(above -> above.methods().stream()).filter(method -> method.name().equals("customize"))
                .flatMap(method -> methods(customizer.getImplClazz(), method).stream()).distinct().toList();
        return Bean.unknown(Scope.DEPENDENT, new Instantiation(ArcWrappers.internal(customizer.getImplClazz().name()), methods,
                List.of(), List.of(), List.of(bean(customizer)), List.of()));
    }

    private Instantiation ofClass(BeanInfo bean) {
        List<Bean> around = new ArrayList<>();
        bean.getBoundInterceptors()
                .forEach(interceptor -> around.add(interceptor(interceptor, bean.hasLifecycleInterceptors())));
        bean.getBoundDecorators().forEach(decorator -> around.add(part(decorator, ofClass(decorator))));
        Instantiation own = own(bean.getImplClazz(), bean);
        return new Instantiation(own.self(), own.methods(), own.ending(), own.points(), around, List.of(), own.passing());
    }

    /** @param making whether interceptors run when the bean is made and destroyed, and not around its methods alone */
    private Bean interceptor(InterceptorInfo interceptor, boolean making) {
        if (interceptor.isSynthetic() || interceptor.getImplClazz() == null) {
            return Bean.unknown(Scope.DEPENDENT,
                    Instantiation.unknown("an interceptor that an extension gives to the container"));
        }
        Instantiation own = own(interceptor.getImplClazz(), interceptor);
        if (!making) {
            return part(interceptor, own);
        }
        Set<Method> methods = new LinkedHashSet<>(own.methods());
        Set<Method> ending = new LinkedHashSet<>(own.ending());
        Stream.concat(interceptor.getAroundConstructs().stream(), interceptor.getPostConstructs().stream())
                .forEach(one -> methods.addAll(methods(interceptor.getImplClazz(), one)));
        interceptor.getPreDestroys().forEach(one -> ending.addAll(methods(interceptor.getImplClazz(), one)));
        return part(interceptor,
                new Instantiation(own.self(), List.copyOf(methods), List.copyOf(ending), own.points(), List.of(),
                        List.of(), own.passing()));
    }

    private static Bean part(BeanInfo bean, Instantiation instantiation) {
        return new Bean(Scope.DEPENDENT, ArcWrappers.internal(bean.getImplClazz().name()), instantiation);
    }

    private Instantiation own(ClassInfo type, BeanInfo bean) {
        Set<Method> methods = new LinkedHashSet<>();
        Set<Method> ending = new LinkedHashSet<>();
        type.constructors().forEach(constructor -> methods.add(ArcWrappers.method(type, constructor)));
        for (ClassInfo above : Supertypes.classes(type, index)) {
            ArcWrappers.annotated(above, AFTER).stream().filter(one -> !one.isConstructor())
                    .forEach(one -> methods.addAll(methods(type, one)));
            ArcWrappers.annotated(above, BEFORE).forEach(one -> ending.addAll(methods(type, one)));
        }
        bean.getAllInjectionPoints().stream().flatMap(point -> ArcPoints.method(point).stream())
                .filter(one -> !one.isConstructor()).forEach(one -> methods.addAll(methods(type, one)));
        return new Instantiation(ArcWrappers.internal(type.name()), List.copyOf(methods), List.copyOf(ending),
                ArcPoints.of(bean.getAllInjectionPoints()), List.of(), List.of(), passing(bean).toList());
    }

    /** {@return what is injected into parameters for as long as the call takes, by {@code @TransientReference}} */
    private Stream<Bean> passing(BeanInfo bean) {
        return bean.getAllInjectionPoints().stream().filter(InjectionPointInfo::isTransientReference)
                .map(InjectionPointInfo::getResolvedBean).filter(Objects::nonNull).map(this::bean);
    }

    /** One that a class above declares may be private there, and another method of the same name may be below. */
    private static List<Method> methods(ClassInfo type, MethodInfo method) {
        return List.of(ArcWrappers.method(method.declaringClass(), method), ArcWrappers.method(type, method));
    }

    private Instantiation produced(BeanInfo bean) {
        ClassInfo declaring = bean.getDeclaringBean().getImplClazz();
        List<Method> methods = bean.isProducerMethod() ? List.of(producer(bean)) : List.of();
        List<InjectionPoint> points = new ArrayList<>(ArcPoints.of(bean.getAllInjectionPoints()));
        List<Method> ending = new ArrayList<>();
        DisposerInfo disposer = bean.getDisposer();
        if (disposer != null) {
            ending.add(ArcWrappers.method(disposer.getDisposerMethod().declaringClass(), disposer.getDisposerMethod()));
            points.addAll(ArcPoints.of(disposer.getAllInjectionPoints()));
        }
        return new Instantiation(ArcWrappers.internal(declaring.name()), methods, ending, points, List.of(declaring(bean)),
                List.of(),
                Stream.concat(passing(bean), Stream.of(declaring(bean))).toList());
    }

    /** The bean that a producer is called on is made first, behind a proxy or not. */
    private Bean declaring(BeanInfo produced) {
        return bean(produced.getDeclaringBean());
    }

    private static Method producer(BeanInfo bean) {
        MethodInfo producer = bean.getTarget().orElseThrow().asMethod();
        return ArcWrappers.method(producer.declaringClass(), producer);
    }

    /** {@return the constructor without parameters that a client proxy calls; one that Quarkus adds calls the next above} */
    private List<Method> proxying(ClassInfo type) {
        return type == null || type.isInterface() ? List.of()
                : Supertypes.classes(type, index).stream().filter(ClassInfo::hasNoArgsConstructor).findFirst()
                        .map(above -> List.of(Method.of(above.name().toString(), "<init>", "()V"))).orElse(List.of());
    }
}
