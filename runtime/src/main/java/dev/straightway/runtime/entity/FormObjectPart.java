package dev.straightway.runtime.entity;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.PartType;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataOutput;

/**
 * A field with {@code @RestForm} or {@code @FormParam} of an object that is written as a form. Immutable.
 * <p>
 * A public getter of its class has the value if there is one; otherwise the field has it.
 *
 * @param getter {@code null} without one
 */
record FormObjectPart(String name, MediaType mediaType, Field field, Method getter) {

    /** {@return the parts of a class in the order of the fields' names, those of its superclasses behind its own} */
    static List<FormObjectPart> of(Class<?> type) {
        List<FormObjectPart> parts = new ArrayList<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            Field[] fields = at.getDeclaredFields();
            // Reflection knows no order.
            Arrays.sort(fields, Comparator.comparing(Field::getName));
            for (Field field : fields) {
                String name = name(field);
                if (name != null && !Modifier.isStatic(field.getModifiers())) {
                    parts.add(of(name, field));
                }
            }
        }
        return List.copyOf(parts);
    }

    private static FormObjectPart of(String name, Field field) {
        Method getter = getter(field);
        AccessibleObject read = getter == null ? field : getter;
        read.setAccessible(true);
        return new FormObjectPart(name, mediaType(field), field, getter);
    }

    /** {@return the name of the part; {@code null} if the field is none} */
    private static String name(Field field) {
        RestForm form = field.getAnnotation(RestForm.class);
        if (form != null) {
            return form.value().isEmpty() ? field.getName() : form.value();
        }
        FormParam parameter = field.getAnnotation(FormParam.class);
        return parameter == null ? null : parameter.value();
    }

    private static MediaType mediaType(Field field) {
        PartType declared = field.getAnnotation(PartType.class);
        return declared == null ? MediaType.TEXT_PLAIN_TYPE : MediaType.valueOf(declared.value());
    }

    private static Method getter(Field field) {
        String name = field.getName().substring(0, 1).toUpperCase(Locale.ROOT).concat(field.getName().substring(1));
        for (Method method : field.getDeclaringClass().getDeclaredMethods()) {
            boolean named = method.getName().equals("get" + name)
                    || field.getType() == boolean.class && method.getName().equals("is" + name);
            if (named && method.getParameterCount() == 0 && method.getReturnType() == field.getType()
                    && Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers())) {
                return method;
            }
        }
        return null;
    }

    /** Adds the part; without a value it has no entity. */
    void addTo(MultipartFormDataOutput form, Object object) {
        form.addFormData(name, value(object), elementType(), mediaType);
    }

    private Object value(Object object) {
        try {
            return getter == null ? field.get(object) : getter.invoke(object);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(getter + " has failed", e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " can't be read", e);
        }
    }

    /** {@return the name of the class of the elements, which tells that several files are several parts} */
    private String elementType() {
        return field.getGenericType() instanceof ParameterizedType type
                && type.getActualTypeArguments()[0] instanceof Class<?> element ? element.getName() : "";
    }
}
