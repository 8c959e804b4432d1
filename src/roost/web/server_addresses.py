"""The server's addresses: those that other devices can open, and which clients are in the home network."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

__all__ = [
    "HOME_NETWORK",
    "ServerAddresses",
    "authority",
    "home_addresses",
    "ipv6_network",
    "is_in_home_network",
    "is_loopback",
    "is_own_name",
    "parse_address",
]

HOME_NETWORK: Final = "home"
"""The `--host` that listens on the home network."""
_WILDCARDS: Final = ("0.0.0.0", "::")  # noqa: S104 they are only compared
_DOCUMENTATION_ADDRESSES: Final = {socket.AF_INET: "203.0.113.1", socket.AF_INET6: "2001:db8:ffff::1"}
"""Reserved for documentation. A UDP socket connected to one sends nothing, but knows its own address."""
_DISCARD_PORT: Final = 9
_SIOCGIFADDR: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""The request for the address of an interface, by platform."""
_VIRTUAL_PREFIXES: Final = (
    *("lo", "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "bridge", "podman", "cni"),
    *("tun", "tap", "utun", "wg", "ppp", "ipsec", "tailscale", "zt", "awdl", "llw", "ap", "anpi"),
)
"""Prefixes of interfaces for containers, virtual machines and tunnels, where no phone can be."""
_IPV6_NETWORK_BITS: Final = 64
"""Bits of an IPv6 address that all devices of a home network (one customer) share."""
_LOCALHOST: Final = "localhost"


@dataclass(frozen=True)
class ServerAddresses:
    """The address a server listens on, and the names it is known by."""

    host: str = "127.0.0.1"
    """The address it listens on."""
    port: int = 8000
    home_only: bool = False
    """Whether only clients in the home network are answered."""
    extra_names: tuple[str, ...] = ()
    """Names from the command line, besides the machine's own; the first one is used in links."""
    behind_proxy: bool = False
    """Whether a reverse proxy checks the host names of requests."""

    @property
    def local(self) -> str:
        """The URL authority that this machine opens."""
        return authority("127.0.0.1" if self.host in _WILDCARDS else self.host, self.port)

    def external(self) -> tuple[str, ...]:
        """Return the URL authorities that other machines can open, best first.

        They are looked up each time, since a laptop may join another network while the server runs.
        """
        if is_loopback(self.host):
            return ()
        hosts = (*self.extra_names, *(_reachable(self.home_only) if self.host in _WILDCARDS else (self.host,)))
        return tuple(authority(host, self.port) for host in hosts)


def home_addresses(families: Iterable[socket.AddressFamily] = (socket.AF_INET, socket.AF_INET6)) -> tuple[str, ...]:
    """Return this machine's addresses in home networks, the most likely first."""
    found: dict[str, int] = {}
    for family in families:
        found |= dict.fromkeys(filter(_is_private, _routed(family)), 1)
    for name, address in _interfaces():
        if not _is_private(address):
            continue
        if name.startswith(_VIRTUAL_PREFIXES):
            # A tunnel may have taken over all routes.
            found[address] = 2
        else:
            found.setdefault(address, 1)
    # IPv4 comes before IPv6, because it is easier to type. Tunnels come last.
    return tuple(sorted(found, key=lambda address: (found[address] == 2, ":" in address)))


def _reachable(home: bool) -> tuple[str, ...]:
    """Return the addresses of a server that listens on all interfaces; public ones only unless `home`."""
    found = home_addresses()
    if home or found:
        return found
    return (*_routed(socket.AF_INET), *_routed(socket.AF_INET6))


def is_in_home_network(address: str, own: Iterable[str] | None = None) -> bool:
    """Return whether a client address is in this machine's home network; `own` are addresses of this machine."""
    found = parse_address(address)
    if found is None:
        return False
    if found.is_loopback or found.is_private or found.is_link_local:
        return True
    if isinstance(found, IPv4Address):
        return False
    # Each device at home also has a public IPv6 address, all in one network.
    machine = map(parse_address, _routed(socket.AF_INET6) if own is None else own)
    return any(isinstance(mine, IPv6Address) and ipv6_network(mine) == ipv6_network(found) for mine in machine)


def is_loopback(host: str) -> bool:
    """Return whether the host of a URL means the machine that opens the URL."""
    bare = host.strip("[]").rstrip(".").lower()
    if bare == _LOCALHOST or bare.endswith(f".{_LOCALHOST}"):
        return True
    found = parse_address(bare)
    return found is not None and found.is_loopback


def is_own_name(host: str, names: Iterable[str]) -> bool:
    """Return whether requests may name the server by this host: by an address, or by a name that only we control.

    Otherwise a foreign page could point its own name at this machine, and browsers would treat the server as a part of
    that page (DNS rebinding).
    """
    bare = host.rstrip(".").lower()
    if is_loopback(bare) or parse_address(bare.strip("[]")) is not None:
        return True
    machine = socket.gethostname().lower()
    first = machine.partition(".")[0]
    return bare in {machine, first, f"{first}.local", *names}


def parse_address(address: str) -> IPv4Address | IPv6Address | None:
    """Return an address as an object, IPv4 ones mapped into IPv6 as IPv4; None if it is not an address."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def ipv6_network(address: IPv6Address) -> int:
    """Return the part of an IPv6 address that a whole home network shares."""
    return int(address) >> 128 - _IPV6_NETWORK_BITS


def _is_private(address: str) -> bool:
    found = parse_address(address)
    return found is not None and found.is_private and not found.is_loopback and not found.is_link_local


def authority(host: str, port: int) -> str:
    """Return `host:port` as URLs write it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _routed(family: socket.AddressFamily) -> tuple[str, ...]:
    """Return this machine's address on its route to the internet; nothing without a route."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_DOCUMENTATION_ADDRESSES[family], _DISCARD_PORT))
            return (str(probe.getsockname()[0]),)
    except OSError:
        return ()


def _interfaces() -> list[tuple[str, str]]:
    """Return name and IPv4 address of the interfaces; nothing on platforms that do not tell."""
    request = _SIOCGIFADDR.get(sys.platform)
    if request is None:
        return []
    from fcntl import ioctl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _index, name in socket.if_nameindex():
            try:
                answer = ioctl(probe, request, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue
            found.append((name, socket.inet_ntoa(answer[20:24])))
    return found
