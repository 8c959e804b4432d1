"""Addresses of this machine: which ones others in the home network can open, and who is in that network."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

__all__ = ["HOME", "ServerAddresses", "home_addresses", "is_loopback", "is_near", "is_own_name"]

HOME: Final = "home"
"""The `--host` that listens on the home network."""
_WILDCARDS: Final = ("0.0.0.0", "::")  # noqa: S104 they are only compared
_FAR: Final = {socket.AF_INET: "203.0.113.1", socket.AF_INET6: "2001:db8:ffff::1"}
"""Addresses for documentation: a UDP socket that is connected to one sends nothing, but knows its own address."""
_DISCARD: Final = 9
_GET_ADDRESS: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR, by platform."""
_VIRTUAL: Final = (
    *("lo", "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "bridge", "podman", "cni"),
    *("tun", "tap", "utun", "wg", "ppp", "ipsec", "tailscale", "zt", "awdl", "llw", "ap", "anpi"),
)
"""How interfaces begin that lead to containers, virtual machines and tunnels: no phone is there."""
_NETWORK: Final = 64
"""Bits of an IPv6 address that are the same in a whole home network."""
_LOCAL: Final = "localhost"


@dataclass(frozen=True)
class ServerAddresses:
    """Where a server listens, and under which names it is known."""

    host: str = "127.0.0.1"
    """The address that it listens on."""
    port: int = 8000
    home: bool = False
    """Whether only the home network is answered."""
    names: tuple[str, ...] = ()
    """Names besides those that the machine gives itself, the one for links first."""
    behind_proxy: bool = False
    """Whether a proxy stands before it, which knows under which name it was asked."""

    @property
    def local(self) -> str:
        """Where this machine itself opens it, as the authority of a URL."""
        loopback = {"0.0.0.0": "127.0.0.1", "::": "127.0.0.1"}  # noqa: S104 it is only looked up
        return _authority(loopback.get(self.host, self.host), self.port)

    def others(self) -> tuple[str, ...]:
        """Where other machines can open it, the best first; nothing where only this machine can.

        Looked up each time, since a laptop may join another network while the server runs.
        """
        if is_loopback(self.host):
            return ()
        hosts = (*self.names, *(_reachable(self.home) if self.host in _WILDCARDS else (self.host,)))
        return tuple(_authority(host, self.port) for host in hosts)


def home_addresses(families: Iterable[socket.AddressFamily] = (socket.AF_INET, socket.AF_INET6)) -> tuple[str, ...]:
    """Return the addresses of this machine in home networks, the likeliest first."""
    found: dict[str, int] = {}
    for family in families:
        found |= dict.fromkeys(filter(_is_private, _routed(family)), 1)
    for name, address in _interfaces():
        if not _is_private(address):
            continue
        if name.startswith(_VIRTUAL):
            # A tunnel may have taken over all routes.
            found[address] = 2
        else:
            found.setdefault(address, 1)
    # An address that everybody can type comes before one of IPv6, and a tunnel's comes last.
    return tuple(sorted(found, key=lambda address: (found[address] == 2, ":" in address)))


def _reachable(home: bool) -> tuple[str, ...]:
    """The addresses of a server that listens everywhere; the public ones too, unless it answers the home alone."""
    found = home_addresses()
    if home or found:
        return found
    return (*_routed(socket.AF_INET), *_routed(socket.AF_INET6))


def is_near(address: str, own: Iterable[str] | None = None) -> bool:
    """Whether an address belongs to this machine or to its home network; `own` are addresses of this machine."""
    found = _parsed(address)
    if found is None:
        return False
    if found.is_loopback or found.is_private or found.is_link_local:
        return True
    if isinstance(found, IPv4Address):
        return False
    # Every device of a home has a public address of IPv6, too, in the same network.
    machine = map(_parsed, _routed(socket.AF_INET6) if own is None else own)
    return any(isinstance(mine, IPv6Address) and _network(mine) == _network(found) for mine in machine)


def is_loopback(host: str) -> bool:
    """Whether a host, as URLs write it without the port, is the machine that opens it."""
    bare = host.strip("[]").rstrip(".").lower()
    if bare == _LOCAL or bare.endswith(f".{_LOCAL}"):
        return True
    found = _parsed(bare)
    return found is not None and found.is_loopback


def is_own_name(host: str, names: Iterable[str]) -> bool:
    """Whether a server may be asked under this host, as URLs write it without the port.

    A page of somebody else's can have its own name lead to this machine (DNS rebinding), and browsers would take the
    server for a part of that page. So names are only those that nobody else can give away. An address leads to where
    it says, whoever writes it.
    """
    bare = host.rstrip(".").lower()
    if is_loopback(bare) or _parsed(bare.strip("[]")) is not None:
        return True
    machine = socket.gethostname().lower()
    first = machine.partition(".")[0]
    return bare in {machine, first, f"{first}.local", *names}


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def _network(address: IPv6Address) -> int:
    return int(address) >> 128 - _NETWORK


def _is_private(address: str) -> bool:
    found = _parsed(address)
    return found is not None and found.is_private and not found.is_loopback and not found.is_link_local


def _authority(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _routed(family: socket.AddressFamily) -> tuple[str, ...]:
    """The address that this machine has towards the internet; nothing where no route leads there."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_FAR[family], _DISCARD))
            return (str(probe.getsockname()[0]),)
    except OSError:
        return ()


def _interfaces() -> list[tuple[str, str]]:
    """The IPv4 address of every interface that has one, as far as this platform tells."""
    request = _GET_ADDRESS.get(sys.platform)
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
