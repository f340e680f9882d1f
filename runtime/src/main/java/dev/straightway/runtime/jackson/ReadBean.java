package dev.straightway.runtime.jackson;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;

/** Lets Jackson's deserializer of a bean be looked into: what it knows is for subclasses only. */
@SuppressWarnings("serial") // never written
final class ReadBean extends BeanDeserializer {

    private final Class<?> raw;

    private ReadBean(BeanDeserializer source, Class<?> raw) {
        super(source);
        this.raw = raw;
    }

    /** @throws Unfit if Jackson does more than to make a bean by a constructor and to set its properties */
    static ReadBean of(JsonDeserializer<?> deserializer, Class<?> raw) throws Unfit {
        Unfit.unless(deserializer.getClass() == BeanDeserializer.class,
                "Jackson reads it by " + deserializer.getClass().getName());
        ReadBean bean = new ReadBean((BeanDeserializer) deserializer, raw);
        bean.check();
        return bean;
    }

    private void check() throws Unfit {
        Unfit.unless(_beanType.getRawClass() == raw, raw.getName() + " is read as " + _beanType.getRawClass().getName());
        Unfit.unless(_anySetter == null && _unwrappedPropertyHandler == null && _includableProps == null,
                raw.getName() + " takes properties by rules of its own");
        Unfit.unless(_injectables == null, raw.getName() + " is given values from elsewhere");
        Unfit.unless(_objectIdReader == null && _externalTypeIdHandler == null && _backRefs == null,
                raw.getName() + " is read with an identity, a type id or a reference back");
        Unfit.unless(_valueInstantiator.getClass() == StdValueInstantiator.class && _delegateDeserializer == null
                && isUsual(isRecord() ? _valueInstantiator.getWithArgsCreator() : _valueInstantiator.getDefaultCreator()),
                raw.getName() + " is made in a way of its own");
    }

    /** {@return whether a creator is the constructor that generated code calls} */
    private boolean isUsual(AnnotatedWithParams creator) {
        Class<?>[] parameters = isRecord()
                ? Arrays.stream(raw.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new)
                : new Class<?>[0];
        return creator != null && isRecord() == (_propertyBasedCreator != null)
                && creator.getAnnotated() instanceof Constructor<?> made
                && made.getDeclaringClass() == raw && Arrays.equals(made.getParameterTypes(), parameters);
    }

    boolean isRecord() {
        return raw.isRecord();
    }

    /**
     * {@return the properties}
     *
     * @throws Unfit if a record has others than those that it is made of, or fewer
     */
    Collection<SettableBeanProperty> bound() throws Unfit {
        List<SettableBeanProperty> all = Arrays.asList(_beanProperties.getPropertiesInInsertionOrder());
        if (!isRecord()) {
            return all;
        }
        Collection<SettableBeanProperty> made = new LinkedHashSet<>(_propertyBasedCreator.properties());
        Unfit.unless(made.size() == raw.getRecordComponents().length
                && all.stream().allMatch(one -> one.getCreatorIndex() >= 0),
                raw.getName() + " has other properties than what it is made of");
        return made;
    }

    /** {@return whether names that aren't known are passed over, and no name is that of a property in disguise} */
    boolean skipsOthers(DeserializationConfig config) {
        boolean aliases = _beanProperties.hasAliases() || _beanProperties.isCaseInsensitive()
                || isRecord() && _propertyBasedCreator.properties().size() > raw.getRecordComponents().length;
        boolean others = _ignoreAllUnknown || !config.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        return !aliases && others && !config.isEnabled(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES);
    }
}
